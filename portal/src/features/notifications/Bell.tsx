import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { styled } from '@mui/material/styles';
import { UNREAD_SHOWN_MAX } from 'contracts';
import { lazy, Suspense, useRef, useState } from 'react';

import { IconButton } from '../../components/IconButton';
import { useUnread } from './useUnread';

const loadPopover = () => import('./NotificationPopover');
const NotificationPopover = lazy(loadPopover);

const Opener = styled(IconButton)({ position: 'relative', flex: 'none', '& svg': { fontSize: 23 } });
const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  left: 22,
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 9,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

/** How many notifications are unread, and the newest at a tap. */
export default function Bell() {
  const unread = useUnread();
  const opener = useRef<HTMLButtonElement>(null);
  const [list, setList] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        aria-label={nameFor(unread)}
        aria-haspopup="dialog"
        aria-expanded={list === 'open'}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={() => setList('open')}
      >
        <NotificationsNone aria-hidden="true" />
        {unread > 0 && <Badge aria-hidden="true">{shown(unread)}</Badge>}
      </Opener>
      {list !== 'unused' && (
        <Suspense>
          <NotificationPopover
            unread={unread}
            opener={opener}
            open={list === 'open'}
            onClose={() => setList('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

const shown = (unread: number): string => (unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(unread));
const nameFor = (unread: number): string => (unread === 0 ? 'Notifications' : `Notifications, ${shown(unread)} unread`);
