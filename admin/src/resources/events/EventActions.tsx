import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleEventRow } from 'contracts';
import { Link } from 'react-router-dom';

import { registrationsAddress } from './addresses';

interface EventActionsProps {
  event: ConsoleEventRow;
  /** Begins a new event with what this one has. */
  onDuplicate: (id: string) => void;
}

/** What else can be done with one event in the list (admin §2); nobody registers for what is not decided about. */
export function EventActions({ event: { id, title, proposal }, onDuplicate }: EventActionsProps) {
  if (proposal === 'pending') return null;
  return (
    <>
      <Tooltip title="Duplicate">
        <IconButton aria-label={`Duplicate ${title}`} onClick={() => onDuplicate(id)}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Registrations">
        <IconButton component={Link} to={registrationsAddress(id)} aria-label={`See who comes to ${title}`}>
          <Group fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
