import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
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
  /** Whether the words stand on the buttons, where there is room for them. */
  isSpelled?: boolean;
}

/** Whether somebody has to decide about a record that a member submitted. */
export const isPending = ({ moderation }: ConsoleResource, record: object): boolean =>
  moderation !== null && textOf(record, moderation.field) === 'pending';

/** The ways to let a record through, and to turn it down. */
export function Decisions({ resource, record, isSpelled = false }: DecisionsProps) {
  const [rejecting, setRejecting] = useState(false);
  const approve = useApprove(resource, record.id);
  const name = nameOf(resource, record);
  const ways = [
    { word: 'Approve', Icon: CheckCircle, act: () => approve.mutate(undefined) },
    { word: 'Reject', Icon: Block, act: () => setRejecting(true) },
  ];
  return (
    <>
      {ways.map(({ word, Icon, act }) =>
        isSpelled ? (
          <Button
            key={word}
            size="small"
            variant="outlined"
            startIcon={<Icon />}
            aria-label={`${word} ${name}`}
            disabled={approve.isPending}
            onClick={act}
          >
            {word}
          </Button>
        ) : (
          <Tooltip key={word} title={word}>
            <IconButton aria-label={`${word} ${name}`} disabled={approve.isPending} onClick={act}>
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        ),
      )}
      <RejectRecord resource={resource} record={record} open={rejecting} onClose={() => setRejecting(false)} />
    </>
  );
}
