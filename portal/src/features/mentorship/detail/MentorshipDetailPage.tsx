import { styled } from '@mui/material/styles';
import { api, messages, paths, type MentorshipDetail, type One } from 'contracts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { ArticleFrame } from '../../../components/ArticleFrame';
import { ButtonLink } from '../../../components/Button';
import { detailColumns } from '../../../components/detailColumns';
import { Notice } from '../../../components/Notice';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useRedirect } from '../../../lib/useRedirect';
import { MentorshipArticle } from './MentorshipArticle';

const FRAME = { back: { href: paths.alumniMentorship({ tab: 'mine' }), label: 'My Mentorships' } };
const Columns = styled('div')(detailColumns);

/** A request, and the mentorship that it became (member §2, Request detail). */
export default function MentorshipDetailPage() {
  const { id = '' } = useParams();
  const redirect = useRedirect();
  const { data, error } = useApi<One<MentorshipDetail>>(api.mentorshipOne(id));
  const isMissing = error?.status === 404;
  const hasFailed = error !== undefined && !isMissing;
  useFailureToast(hasFailed ? error : undefined, messages.mentorshipNotLoaded);
  useEffect(() => {
    if (hasFailed) redirect(paths.mentorship());
  }, [hasFailed, redirect]);
  return (
    <ArticleFrame {...FRAME}>
      {isMissing && (
        <Notice isPage title={messages.mentorshipNotFound}>
          <ButtonLink href={paths.mentorship()}>Back to Mentorship</ButtonLink>
        </Notice>
      )}
      {data && <MentorshipArticle key={id} mentorship={data.data} />}
      {!data && !isMissing && (
        <div role="status" aria-busy="true" aria-label="Loading the mentorship">
          <Skeleton style={{ width: 'min(80%, 480px)', height: 52, marginTop: 20 }} />
          <Columns>
            <Skeleton style={{ height: 420 }} />
            <Skeleton style={{ height: 360 }} />
          </Columns>
        </div>
      )}
    </ArticleFrame>
  );
}
