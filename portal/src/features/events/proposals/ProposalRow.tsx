import { styled } from '@mui/material/styles';
import { formatMoment, paths, type EventProposal, type ProposalStatus } from 'contracts';
import { Link } from 'react-router-dom';

import { useSite } from '../../../lib/useSite';
import { WithdrawButton } from './WithdrawButton';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '4px 16px',
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 12 },
  '& h3': { ...theme.typography.body1, fontWeight: 600 },
  '& .facts': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& blockquote': {
    ...theme.typography.body2,
    margin: '6px 0 0',
    paddingLeft: 14,
    whiteSpace: 'pre-line',
    borderLeft: `2px solid ${theme.vars.palette.error.main}`,
  },
}));
const Status = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  padding: '3px 9px',
  fontWeight: 600,
  border: '1px solid currentColor',
  borderRadius: theme.vars.shape.borderRadius,
  '&[data-status="pending"]': { color: theme.vars.palette.warning.main },
  '&[data-status="approved"]': { color: theme.vars.palette.success.main },
  '&[data-status="rejected"]': { color: theme.vars.palette.error.main },
}));
const Actions = styled('div')({ marginTop: 8 });

const LABELS: Record<ProposalStatus, string> = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' };

interface ProposalRowProps {
  proposal: EventProposal;
  /** Told once it is withdrawn, as the row is gone then. */
  onDone: () => void;
}

/** An event that the reader proposed, what became of it, and the reason of whoever decided against it. */
export function ProposalRow({ proposal, onDone }: ProposalRowProps) {
  const { _id, title, startsAt, location, status, reason, isPublished, abilities } = proposal;
  const { timeZone } = useSite().settings;
  return (
    <Row>
      <div className="head">
        <h3>{isPublished ? <Link to={paths.event(_id)}>{title}</Link> : title}</h3>
        <Status data-status={status}>{LABELS[status]}</Status>
      </div>
      <p className="facts">
        <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
        {' · '}
        {location}
      </p>
      {status === 'approved' && !isPublished && <p className="facts">It is prepared, and has no page yet.</p>}
      {reason && <blockquote>{reason}</blockquote>}
      {abilities.withdraw && (
        <Actions>
          <WithdrawButton proposal={proposal} onDone={onDone} />
        </Actions>
      )}
    </Row>
  );
}
