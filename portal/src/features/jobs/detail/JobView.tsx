import { messages, paths, type JobDetail, type One } from 'contracts';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';

import { ArticleFrame } from '../../../components/ArticleFrame';
import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PrivateHead } from '../../../components/PrivateHead';
import { useSession } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useRedirect } from '../../../lib/useRedirect';
import type { Board } from '../boards';
import { JobSkeleton } from './JobSkeleton';

/** Only the signed-in see it. */
const UnlistedJob = lazy(() => import('./UnlistedJob'));

interface JobViewProps {
  board: Board;
  id: string;
  /** The API's answer for the job. */
  apiPath: string;
  /** What the page shows of a job that is there. */
  children: (job: JobDetail) => ReactNode;
}

/** A job on either board. When it cannot be loaded, the way leads to all of them (member §2, Job detail). */
export function JobView({ board, id, apiPath, children }: JobViewProps) {
  const frame = { back: { href: board.listAt({}), label: 'All jobs' } };
  const { user } = useSession();
  const redirect = useRedirect();
  const { data, error } = useApi<One<JobDetail>>(apiPath);
  const isMissing = error?.status === 404 || error?.status === 410;
  const hasFailed = error !== undefined && !isMissing;
  useFailureToast(hasFailed ? error : undefined, messages.jobNotLoaded);
  useEffect(() => {
    if (hasFailed) redirect(paths.jobs());
  }, [hasFailed, redirect]);

  if (isMissing) {
    const missing = (
      <>
        <PrivateHead title={messages.jobNotFound} />
        <Notice isPage title={messages.jobNotFound} text={error.status === 410 ? messages.jobGone : undefined}>
          <ButtonLink href={board.listAt({})}>Back to Jobs</ButtonLink>
        </Notice>
      </>
    );
    return (
      <ArticleFrame {...frame}>
        {user ? (
          <Suspense fallback={<JobSkeleton />}>
            <UnlistedJob board={board} id={id} missing={missing} />
          </Suspense>
        ) : (
          missing
        )}
      </ArticleFrame>
    );
  }
  return <ArticleFrame {...frame}>{data ? children(data.data) : <JobSkeleton />}</ArticleFrame>;
}
