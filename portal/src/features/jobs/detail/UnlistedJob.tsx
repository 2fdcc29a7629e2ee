import { styled } from '@mui/material/styles';
import { api, JOB_GONE_AFTER_DAYS, messages, type AccountRole, type JobStanding, type One } from 'contracts';
import { useId, type ReactNode } from 'react';

import { PrivateHead } from '../../../components/PrivateHead';
import { useUser } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import type { Board } from '../boards';
import { JobActions } from './JobActions';
import { JobArticle } from './JobArticle';
import { JobSkeleton } from './JobSkeleton';

const Banner = styled('section')(({ theme }) => ({
  maxWidth: 760,
  marginTop: 'clamp(16px, 2.4vw, 32px)',
  padding: '16px 20px',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& h2': { ...theme.typography.subtitle1, fontWeight: 600 },
  '& p': { ...theme.typography.body2, marginTop: 6, color: theme.vars.palette.text.secondary },
  '& blockquote': { margin: '8px 0 0', whiteSpace: 'pre-line' },
}));

interface UnlistedJobProps {
  board: Board;
  id: string;
  /** What everybody else is told. */
  missing: ReactNode;
}

/** A job that is hidden or gone, for whoever posted it: what happened to it, and what they can do. */
export default function UnlistedJob({ board, id, missing }: UnlistedJobProps) {
  const titleId = useId();
  const { role } = useUser();
  const { data, error } = useApi<One<JobStanding>>(api.jobStanding(id));
  if (!data && !error) return <JobSkeleton />;
  const standing = data?.data;
  if (!standing?.own) return missing;
  const { own, hiddenReason, abilities } = standing;
  const isHidden = hiddenReason !== null;
  const advice = isHidden ? hiddenAdvice(role) : abilities.postAgain && messages.jobIsGoneNow(JOB_GONE_AFTER_DAYS);
  return (
    <>
      <PrivateHead title={own.title} />
      <Banner aria-labelledby={titleId}>
        <h2 id={titleId}>{isHidden ? messages.jobIsHidden : messages.jobGone}</h2>
        {isHidden && <blockquote>{hiddenReason}</blockquote>}
        {advice && <p>{advice}</p>}
      </Banner>
      <JobArticle job={own} board={board} actions={<JobActions job={own} board={board} />} />
    </>
  );
}

const hiddenAdvice = (role: AccountRole): string =>
  role === 'admin' ? messages.jobIsHiddenForOthers : messages.jobIsHiddenNow;
