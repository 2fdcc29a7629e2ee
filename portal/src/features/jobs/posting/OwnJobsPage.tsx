import { api, messages, paths, type JobStatus, type OwnJob, type Page } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { TabLinks } from '../../../components/TabLinks';
import { pageOf } from '../../../lib/searchParams';
import { useUser } from '../../../lib/session';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { mayPost } from '../mayPost';
import { MemberPage } from '../MemberPage';
import { Rows, RowSkeletons } from '../../../components/Rows';
import { OwnJobRow } from './OwnJobRow';

const LABELS: Record<JobStatus, string> = { open: 'Open', closed: 'Closed' };

/** The jobs that the reader posted, and what there is to do with each. */
export default function OwnJobsPage() {
  const [search] = useSearchParams();
  const { role } = useUser();
  const status: JobStatus = search.get('status') === 'closed' ? 'closed' : 'open';
  const result = useSteadyApi<Page<OwnJob>>(api.ownJobs({ status, page: pageOf(search) }));
  const named = status === 'open' ? {} : { status };
  const tabs = (['open', 'closed'] as const).map((each) => ({
    to: paths.ownJobs(each === 'open' ? {} : { status: each }),
    label: LABELS[each],
    isCurrent: each === status,
  }));
  return (
    <MemberPage
      title="My jobs"
      lead="What you have posted, and who has applied."
      action={mayPost(role) && <ButtonLink href={paths.jobPost()}>Post a Job</ButtonLink>}
      tools={<TabLinks label="Which of your jobs" tabs={tabs} />}
    >
      <PagedList
        key={status}
        result={result}
        failure={messages.jobsNotLoaded}
        skeleton={<RowSkeletons label="Loading your jobs" />}
        label="Your jobs"
        List={Rows}
        pathOf={(page) => paths.ownJobs({ ...named, page })}
        empty={() => <Notice title={status === 'open' ? 'You have no open jobs' : 'None of your jobs has closed'} />}
      >
        {(job: OwnJob, keepPlace) => <OwnJobRow job={job} onDone={keepPlace} />}
      </PagedList>
    </MemberPage>
  );
}
