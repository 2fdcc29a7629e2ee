import { styled } from '@mui/material/styles';
import { formatDate, type MentorshipDetail, type MentorshipState } from 'contracts';

import { useSite } from '../../../lib/useSite';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    ...theme.typography.body2,
    position: 'relative',
    paddingLeft: 28,
    paddingBottom: 18,
    color: theme.vars.palette.text.secondary,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 4,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.scheme.outline}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: 20,
    bottom: 0,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > li[data-reached]': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& > li[data-reached]::before': {
    borderColor: theme.vars.palette.scheme.accentText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& time': {
    ...theme.typography.caption,
    display: 'block',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

/** What the second step is called (member §2). */
const ANSWERS: Partial<Record<MentorshipState, string>> = {
  pending: 'Awaiting Response',
  accepted: 'Request Accepted',
  rejected: 'Request Declined',
};

/** How far a request has come. What it cannot become any more is left out. */
export function Timeline({ mentorship }: { mentorship: MentorshipDetail }) {
  const { status, createdAt, responseDate, startedAt, completedDate, closedAt } = mentorship;
  const hasBegun = status === 'accepted' || status === 'completed';
  return (
    <Steps aria-label="How far it has come">
      <StepLine name="Request Sent" at={createdAt} isReached />
      <StepLine
        name={ANSWERS[status] ?? 'Request Processed'}
        at={responseDate ?? closedAt}
        isReached={status !== 'pending'}
      />
      {(hasBegun || status === 'pending') && (
        <StepLine
          name={status === 'completed' ? 'Mentorship Completed' : 'Mentorship in Progress'}
          at={completedDate ?? startedAt}
          isReached={hasBegun}
        />
      )}
    </Steps>
  );
}

function StepLine({ name, at, isReached }: { name: string; at: string | null; isReached: boolean }) {
  const { timeZone } = useSite().settings;
  return (
    <li data-reached={isReached || undefined}>
      {name}
      {at && <time dateTime={at}>{formatDate(at, timeZone)}</time>}
    </li>
  );
}
