import { isJobExpired, type JobDetail } from 'contracts';
import { lazy, Suspense } from 'react';

import { useSession } from '../../../lib/session';
import { useNow } from '../../../lib/useNow';
import type { Board } from '../boards';
import { JobActions } from './JobActions';
import { JobArticle } from './JobArticle';
import { SimilarJobs } from './SimilarJobs';

/** Only the signed-in see it. */
const Colleagues = lazy(() => import('../referrals/Colleagues'));

/** A job that is there, what can be done about it, and what is like it. */
export function JobBody({ job, board }: { job: JobDetail; board: Board }) {
  const { user } = useSession();
  const now = useNow();
  return (
    <>
      <JobArticle job={job} board={board} actions={<JobActions job={job} board={board} />} />
      {user && !isJobExpired(job, new Date(now)) && (
        <Suspense>
          <Colleagues job={job} />
        </Suspense>
      )}
      <SimilarJobs jobId={job._id} board={board} />
    </>
  );
}
