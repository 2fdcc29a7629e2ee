import Group from '@mui/icons-material/GroupOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleEventRow } from 'contracts';
import { Link } from 'react-router-dom';

import { registrationsAddress } from './addresses';

/** What else can be done with one event in the list (admin §2); nobody registers for what is not decided about. */
export function EventActions({ event: { id, title, proposal } }: { event: ConsoleEventRow }) {
  if (proposal === 'pending') return null;
  return (
    <Tooltip title="Registrations">
      <IconButton component={Link} to={registrationsAddress(id)} aria-label={`See who comes to ${title}`}>
        <Group fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
