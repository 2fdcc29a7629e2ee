import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ConsoleEvent, ConsoleResource } from 'contracts';
import { useState } from 'react';

import { useDates } from '../../../providers/dates';
import { RejectRecord } from '../../../schema/RejectRecord';
import { useApprove } from '../../../schema/useDecide';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& p': { flex: '1 1 24ch', overflowWrap: 'anywhere' },
}));

interface ProposalNoteProps {
  resource: ConsoleResource;
  event: ConsoleEvent;
  /** Once it is decided. */
  onDecided: () => void;
}

/** Who proposed an event and what became of it, with the decision while it waits for one. */
export function ProposalNote({ resource, event, onDecided }: ProposalNoteProps) {
  const { id, proposal, proposalReason, proposedAt, proposer } = event;
  const { date } = useDates();
  const [rejecting, setRejecting] = useState(false);
  const approve = useApprove(resource, id);
  const by = proposer?.name ?? 'a former member';
  return (
    <Box>
      <p>
        Proposed by {by}
        {proposedAt && ` on ${date(proposedAt)}`}. {SENTENCES[proposal]}
        {proposal === 'rejected' && proposalReason && ` Reason: ${proposalReason}`}
      </p>
      {proposal === 'pending' && (
        <>
          <Button color="error" onClick={() => setRejecting(true)}>
            Reject
          </Button>
          <Button
            variant="outlined"
            disabled={approve.isPending}
            onClick={() => approve.mutate(undefined, { onSuccess: onDecided })}
          >
            Approve
          </Button>
          <RejectRecord
            resource={resource}
            record={event}
            open={rejecting}
            onClose={() => setRejecting(false)}
            onRejected={onDecided}
          />
        </>
      )}
    </Box>
  );
}

const SENTENCES: Record<ConsoleEvent['proposal'], string> = {
  none: '',
  pending: 'Once approved, it is a draft that can be published.',
  approved: 'The proposal was approved.',
  rejected: 'The proposal was rejected, so it cannot be published.',
};
