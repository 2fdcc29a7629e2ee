import { api, messages, paths, type JobBody, type JobStanding, type One } from 'contracts';
import { useNavigate, useParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { send } from '../../../lib/fetcher';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useSite } from '../../../lib/useSite';
import { useToast } from '../../../lib/useToast';
import { useRefreshJobs } from '../useRefreshJobs';
import { draftOf } from './draft';
import { JobForm } from './JobForm';
import { JobFormSkeleton, WritingPage } from './WritingPage';

/** Changes a job of one's own. */
export default function EditJobPage() {
  const { id = '' } = useParams();
  const { timeZone } = useSite().settings;
  const { data, error, retry } = useApi<One<JobStanding>>(api.jobStanding(id));
  const own = data?.data.own;
  const isMissing = error?.status === 404 || (data && !own);
  useFailureToast(isMissing ? undefined : error, messages.jobNotLoaded);
  const navigate = useNavigate();
  const showToast = useToast();
  const refresh = useRefreshJobs();

  const change = async (body: JobBody) => {
    await send('PUT', api.job(id), body);
    showToast('success', messages.jobUpdated);
    void refresh();
    await navigate(paths.job(id), { replace: true });
  };
  if (isMissing) {
    return (
      <Notice isPage title={messages.jobNotFound}>
        <ButtonLink href={paths.ownJobs()}>Back to your jobs</ButtonLink>
      </Notice>
    );
  }
  return (
    <WritingPage title="Edit job">
      {error && <LoadFailure title={messages.jobNotLoaded} error={error} onRetry={retry} />}
      {!error && !own && <JobFormSkeleton />}
      {own && (
        <JobForm
          key={id}
          initial={draftOf(own, timeZone)}
          action="Save"
          cancelPath={paths.job(id)}
          failure={messages.jobNotUpdated}
          submit={change}
        />
      )}
    </WritingPage>
  );
}
