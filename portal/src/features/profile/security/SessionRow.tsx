import Computer from '@mui/icons-material/Computer';
import Smartphone from '@mui/icons-material/Smartphone';
import { styled } from '@mui/material/styles';
import { formatMoment, type OwnSession } from 'contracts';

import { Button } from '../../../components/Button';
import { Tag } from '../../../components/Tag';
import { useSession } from '../../../lib/session';
import { useSite } from '../../../lib/useSite';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 76,
  paddingBlock: 12,
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& .device': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontWeight: 600 },
  '& .seen': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const HANDHELD = /Android|iPhone|iPad/;

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** One browser. This one is left by logging out. */
export function SessionRow({ session: { device, isCurrent, lastSeenAt }, isBusy, onEnd }: SessionRowProps) {
  const { logout } = useSession();
  const { timeZone } = useSite().settings;
  const Icon = HANDHELD.test(device) ? Smartphone : Computer;
  return (
    <Row>
      <Icon aria-hidden="true" />
      <div>
        <p className="device">
          {device} {isCurrent && <Tag>This device</Tag>}
        </p>
        <p className="seen">
          Last seen <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt, timeZone)}</time>
        </p>
      </div>
      {isCurrent ? (
        <Button type="button" look="outlined" onClick={() => void logout()}>
          Log out
        </Button>
      ) : (
        <Button
          type="button"
          look="outlined"
          aria-label={`End the session of ${device}`}
          aria-disabled={isBusy}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Row>
  );
}
