import Edit from '@mui/icons-material/EditOutlined';
import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { formatTime, messages } from 'contracts';
import { useStore } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';

import { useToast } from '../../../components/useToast';
import type { DoorDevice, DoorView } from './device/DoorDevice';
import { keepPage } from './offline/keep-page';
import { CodeForm } from './parts/CodeForm';
import { Conflicts } from './parts/Conflicts';
import { Counts } from './parts/Counts';
import { FindGuest } from './parts/FindGuest';
import { NameDoor } from './parts/NameDoor';
import { NetworkTag, OfflineNotice } from './parts/NetworkState';
import { OutcomeBand } from './parts/OutcomeBand';
import { RecentScans } from './parts/RecentScans';
import { Scanner } from './parts/Scanner';
import { useScans } from './useScans';

const Bar = styled('div')(({ theme: { typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  marginBottom: 16,
  '& strong': typography.h4,
  '& > :last-child': { marginLeft: 'auto' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(280px, 1fr)', alignItems: 'start' },
}));
const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

interface DoorScreenProps {
  device: DoorDevice;
  view: DoorView;
  timeZone: string;
}

/** What whoever stands at the door works with, once the door has a name. */
export function DoorScreen({ device, view, timeZone }: DoorScreenProps) {
  const [door, setDoor] = useStore('door.name', '');
  const [isNaming, setNaming] = useState(door === '');
  const [isSilent, setSilent] = useStore('door.silent', false);
  const toast = useToast();
  const time = (instant: string) => formatTime(instant, timeZone);
  const { outcome, listed, read, undo } = useScans(device, {
    ...{ door, isSilent, time },
    onFailure: (error) => toast.failure(messages.checkInFailed, error),
  });
  useEffect(() => {
    // Without it a reload needs the network, and nothing else is lost.
    keepPage().catch(() => undefined);
  }, []);
  const sync = useCallback(() => void device.sync(), [device]);
  const dismiss = (key: string) => void device.dismiss(key);

  if (isNaming) {
    return (
      <NameDoor
        door={door}
        onName={(name) => {
          setDoor(name);
          setNaming(false);
        }}
      />
    );
  }
  return (
    <>
      <Bar>
        <strong>{door}</strong>
        {view.counts && (
          <b>
            {view.counts.checkedIn.toLocaleString('en-IN')} of {view.counts.registered.toLocaleString('en-IN')} in
          </b>
        )}
        <NetworkTag isOnline={view.isOnline} waiting={view.waiting} />
        <div>
          <Tooltip title={isSilent ? 'Turn the sound on' : 'Turn the sound off'}>
            <IconButton onClick={() => setSilent(!isSilent)}>{isSilent ? <VolumeOff /> : <VolumeUp />}</IconButton>
          </Tooltip>
          <Tooltip title="Rename this door">
            <IconButton onClick={() => setNaming(true)}>
              <Edit />
            </IconButton>
          </Tooltip>
        </div>
      </Bar>
      {!view.isOnline && <OfflineNotice loadedAt={view.loadedAt} timeZone={timeZone} />}
      <Columns>
        <Column>
          <Scanner onCode={read}>{outcome && <OutcomeBand {...outcome} />}</Scanner>
          <CodeForm onCode={read} />
          {view.isOnline && view.event && <FindGuest eventId={view.event._id} onChange={sync} />}
        </Column>
        <Column>
          <Conflicts conflicts={view.conflicts} time={time} onDismiss={dismiss} />
          <Counts counts={view.counts} />
          <RecentScans scans={listed} time={time} onUndo={undo} />
        </Column>
      </Columns>
    </>
  );
}
