import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleEventRow } from 'contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { registrationsAddress } from './addresses';
import { RejectProposal } from './proposals/RejectProposal';
import { useApproveProposal } from './proposals/useDecideProposal';

/** What else can be done with one event in the list (admin §2); a proposal that waits is decided about first. */
export function EventActions({ event }: { event: ConsoleEventRow }) {
  const { id, title, proposal } = event;
  if (proposal === 'pending') return <Decisions event={event} />;
  return (
    <Tooltip title="Registrations">
      <IconButton component={Link} to={registrationsAddress(id)} aria-label={`See who comes to ${title}`}>
        <Group fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function Decisions({ event: { id, title } }: { event: ConsoleEventRow }) {
  const [rejecting, setRejecting] = useState(false);
  const approve = useApproveProposal(id);
  return (
    <>
      <Tooltip title="Approve">
        <IconButton aria-label={`Approve ${title}`} disabled={approve.isPending} onClick={() => approve.mutate()}>
          <CheckCircle fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Reject">
        <IconButton aria-label={`Reject ${title}`} onClick={() => setRejecting(true)}>
          <Block fontSize="small" />
        </IconButton>
      </Tooltip>
      <RejectProposal event={{ id, title }} open={rejecting} onClose={() => setRejecting(false)} />
    </>
  );
}
