import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { formatTime } from 'contracts';

import { StatusTag } from '../../../../components/StatusTag';
import type { DoorView } from '../device/DoorDevice';

const Offline = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  marginBottom: 16,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.warning.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& svg': { flex: 'none', color: theme.vars.palette.warning.main },
  '& p': theme.typography.body2,
}));

const checkIns = (number: number): string => (number === 1 ? '1 check-in' : `${number} check-ins`);

/** Whether the server can be reached, in a word. */
export function NetworkTag({ isOnline, waiting }: Pick<DoorView, 'isOnline' | 'waiting'>) {
  return (
    <StatusTag tone={isOnline ? 'good' : 'waiting'} role="status">
      {isOnline ? 'Online' : 'Offline'}
      {waiting > 0 && `, ${checkIns(waiting)} to send`}
    </StatusTag>
  );
}

/** What goes on while the server cannot be reached. */
export function OfflineNotice({ loadedAt, timeZone }: Pick<DoorView, 'loadedAt'> & { timeZone: string }) {
  return (
    <Offline>
      <CloudOff aria-hidden="true" />
      <p>
        No network: this device decides by its guest list
        {loadedAt && ` of ${formatTime(loadedAt, timeZone)}`} and sends the check-ins once the network is back.
      </p>
    </Offline>
  );
}
