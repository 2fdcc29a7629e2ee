import ArrowOutward from '@mui/icons-material/ArrowOutward';
import { styled } from '@mui/material/styles';
import {
  api,
  APPLICATION_STATE_LABELS,
  formatDate,
  isJobExpired,
  messages,
  paths,
  type JobDetail,
  type JobStanding,
  type One,
} from 'contracts';
import { lazy, Suspense } from 'react';
import { Skeleton } from 'ui';

import { Button, ButtonLink } from '../../../components/Button';
import { useSession } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import { useHydrated } from '../../../lib/useHydrated';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import type { Board } from '../boards';

/** Only the signed-in need it. */
const MemberTools = lazy(() => import('./MemberTools'));

const Closed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& button': { cursor: 'default', opacity: 0.6, boxShadow: 'none' },
}));
const Standing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

/**
 * What the reader can do about a job (member §2, Job detail). The server never knows who reads; its page shows what is
 * there for visitors.
 */
export function JobActions({ job, board }: { job: JobDetail; board: Board }) {
  const { user, isLoading } = useSession();
  const isHydrated = useHydrated();
  const { data, error } = useApi<One<JobStanding>>(user ? api.jobStanding(job._id) : null);
  const isExpired = isJobExpired(job, new Date(useNow()));
  if ((isHydrated && isLoading) || (user && !data && !error)) return <Skeleton style={{ height: 44 }} />;
  const standing = data?.data;
  return (
    <>
      {standing?.application && <OwnApplication application={standing.application} />}
      {isExpired && (
        <Closed>
          <Button type="button" disabled>
            Application Closed
          </Button>
          {messages.jobExpired}
        </Closed>
      )}
      {!isExpired && !standing?.own && !standing?.application && <ApplyNow job={job} isVisitor={!user} />}
      {standing && (
        <Suspense>
          <MemberTools job={job} board={board} standing={standing} />
        </Suspense>
      )}
    </>
  );
}

/** Leads visitors to the sign-in and back, members to where people apply for the job. */
function ApplyNow({ job: { _id, applicationUrl }, isVisitor }: { job: JobDetail; isVisitor: boolean }) {
  if (isVisitor)
    return (
      <ButtonLink data-screen-only href={paths.login(paths.job(_id))}>
        Apply Now
      </ButtonLink>
    );
  if (applicationUrl === null)
    return (
      <ButtonLink data-screen-only href={paths.jobApply(_id)}>
        Apply Now
      </ButtonLink>
    );
  return (
    <ButtonLink data-screen-only href={applicationUrl}>
      Apply Now
      <ArrowOutward aria-hidden="true" style={{ fontSize: 18 }} />
    </ButtonLink>
  );
}

function OwnApplication({ application }: { application: NonNullable<JobStanding['application']> }) {
  const { timeZone } = useSite().settings;
  const { state, appliedAt } = application;
  return (
    <>
      <Standing role="status">
        Your application: {APPLICATION_STATE_LABELS[state]}
        <small>
          You applied on <time dateTime={appliedAt}>{formatDate(appliedAt, timeZone)}</time>
        </small>
      </Standing>
      <ButtonLink data-screen-only href={paths.ownApplications()} look="outlined">
        See your applications
      </ButtonLink>
    </>
  );
}
