import { api, messages, paths, type JobBody, type JobStanding, type One } from 'contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { send } from '../../../lib/fetcher';
import { useUser } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import { useSite } from '../../../lib/useSite';
import { useToast } from '../../../lib/useToast';
import { mayPost } from '../mayPost';
import { useRefreshJobs } from '../useRefreshJobs';
import { draftOf, emptyDraft } from './draft';
import { JobForm } from './JobForm';
import { JobFormSkeleton, WritingPage } from './WritingPage';

/** Posts a job (member §2, Job posting page), also one of one's own once more. */
export default function PostJobPage() {
  const { role } = useUser();
  if (mayPost(role)) return <NewJob />;
  return (
    <Notice isPage title={messages.onlyAlumniPostJobs}>
      <ButtonLink href={paths.jobs()}>Back to Jobs</ButtonLink>
    </Notice>
  );
}

function NewJob() {
  const { email } = useUser();
  const { timeZone } = useSite().settings;
  const from = useSearchParams()[0].get('from');
  const { data, error } = useApi<One<JobStanding>>(from ? api.jobStanding(from) : null);
  const navigate = useNavigate();
  const showToast = useToast();
  const refresh = useRefreshJobs();

  const post = async (body: JobBody) => {
    await send('POST', api.jobs(), body);
    showToast('success', messages.jobCreated);
    void refresh();
    await navigate(paths.jobs());
  };
  const before = data?.data.own;
  return (
    <WritingPage title={from ? 'Post it again' : 'Post a Job'}>
      {from && !data && !error ? (
        <JobFormSkeleton />
      ) : (
        <JobForm
          initial={before ? { ...draftOf(before, timeZone), deadline: '' } : emptyDraft(email)}
          action="Post Job"
          cancelPath={from ? paths.ownJobs() : paths.jobs()}
          failure={messages.jobNotCreated}
          submit={post}
        />
      )}
    </WritingPage>
  );
}
