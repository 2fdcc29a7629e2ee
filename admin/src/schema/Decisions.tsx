import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleResource } from 'contracts';
import { useState } from 'react';

import { nameOf, textOf, type AnyRecord } from './fields';
import { RejectRecord } from './RejectRecord';
import { useApprove } from './useDecide';

interface DecisionsProps {
  resource: ConsoleResource;
  record: AnyRecord;
}

/** Whether somebody has to decide about a record that a member submitted. */
export const isPending = ({ moderation }: ConsoleResource, record: object): boolean =>
  moderation !== null && textOf(record, moderation.field) === 'pending';

/** The ways to let a record through, and to turn it down. */
export function Decisions({ resource, record }: DecisionsProps) {
  const [rejecting, setRejecting] = useState(false);
  const approve = useApprove(resource, record.id);
  const name = nameOf(resource, record);
  return (
    <>
      <Tooltip title="Approve">
        <IconButton
          aria-label={`Approve ${name}`}
          disabled={approve.isPending}
          onClick={() => approve.mutate(undefined)}
        >
          <CheckCircle fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Reject">
        <IconButton aria-label={`Reject ${name}`} onClick={() => setRejecting(true)}>
          <Block fontSize="small" />
        </IconButton>
      </Tooltip>
      <RejectRecord resource={resource} record={record} open={rejecting} onClose={() => setRejecting(false)} />
    </>
  );
}
