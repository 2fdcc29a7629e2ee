import { api, messages, paths, type AnnouncementDetail, type AnnouncementInput, type One } from 'contracts';
import { useNavigate, useParams } from 'react-router-dom';

import { LoadFailure } from '../../../components/LoadFailure';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useToast } from '../../../lib/useToast';
import { NoSuchAnnouncement } from '../NoSuchAnnouncement';
import { useAnnouncementChange } from '../useAnnouncementChange';
import { AnnouncementForm } from './AnnouncementForm';
import { FormSkeleton } from './FormSkeleton';
import { WritingFrame } from './WritingFrame';

const SENTENCES = { noAnswer: messages.announcementNotFetched, fallback: messages.announcementNotFetched };

/** Changes an announcement; the change is published at once (design §8). */
export default function EditAnnouncementPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = useApi<One<AnnouncementDetail>>(api.announcement(id));
  const isMissing = error?.status === 404;
  useFailureToast(isMissing ? undefined : error, sentenceFor(error, SENTENCES));
  const navigate = useNavigate();
  const showToast = useToast();
  const takeChange = useAnnouncementChange();

  if (isMissing) return <NoSuchAnnouncement />;
  const change = async (input: AnnouncementInput) => {
    const { data: stored } = await send<One<AnnouncementDetail>>('PUT', api.announcement(id), input);
    await takeChange(id, stored);
    showToast('success', messages.announcementUpdated);
    await navigate(paths.announcement(id), { replace: true });
  };
  return (
    <WritingFrame title="Edit Announcement">
      {error && <LoadFailure title={messages.announcementNotFetched} error={error} onRetry={retry} />}
      {!error && !data && <FormSkeleton />}
      {data && (
        <AnnouncementForm
          key={id}
          initial={data.data}
          action="Save"
          cancelPath={paths.announcement(id)}
          submit={change}
        />
      )}
    </WritingFrame>
  );
}
