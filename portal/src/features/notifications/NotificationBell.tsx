import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { styled } from '@mui/material/styles';
import { UNREAD_SHOWN_MAX } from 'contracts';
import { lazy, Suspense, useRef, useState } from 'react';

import { useSession } from '../../lib/session';
import { useUnread } from './useUnread';

const loadPopover = () => import('./NotificationPopover');
const NotificationPopover = lazy(loadPopover);

const Opener = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['background-color'], { duration: 150 }),
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
  '& svg': { fontSize: 23 },
}));
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

/** The bell of the top bar, for whoever is signed in. */
export function NotificationBell() {
  const { user, isLeaving } = useSession();
  // Of a new person everything is new, an open list too.
  return user && !isLeaving ? <Bell key={user._id} /> : null;
}

/** How many notifications are unread, and the newest at a tap. */
function Bell() {
  const unread = useUnread();
  const opener = useRef<HTMLButtonElement>(null);
  const [list, setList] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        data-bell=""
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
