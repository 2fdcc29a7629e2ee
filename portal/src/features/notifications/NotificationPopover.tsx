import MuiPopover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { api, BELL_ROWS, messages, paths, type Notification, type Page } from 'contracts';
import { useId, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { themed } from '../../components/MuiTheme';
import { useApi } from '../../lib/useApi';
import { BellRows } from './BellRows';
import { useMarkRead } from './useMarkRead';

const Popover = themed(MuiPopover);

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 56,
  padding: '6px 10px 6px 18px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4 }));
const Quiet = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 40,
  paddingInline: 8,
  fontWeight: 600,
  color: theme.vars.palette.scheme.accentText,
  background: 'none',
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));
const Foot = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    ...theme.typography.body2,
    display: 'block',
    padding: '13px 18px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& a:focus-visible': { outlineOffset: -3 },
}));

interface NotificationPopoverProps {
  unread: number;
  /** What opened it; the focus returns there. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

/** The newest notifications below the bell; opening one closes the list and marks it as read. */
export default function NotificationPopover({ unread, opener, open, onClose }: NotificationPopoverProps) {
  const titleId = useId();
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={() => opener.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          elevation: 0,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 'min(400px, calc(100vw - 32px))',
            maxHeight: 'min(620px, calc(100vh - 96px))',
            mt: 1,
            backgroundImage: 'none',
            border: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <Newest titleId={titleId} unread={unread} onClose={onClose} />
    </Popover>
  );
}

/** Mounted while the list is open, so that each opening asks anew. */
function Newest({ titleId, unread, onClose }: { titleId: string; unread: number; onClose: () => void }) {
  const result = useApi<Page<Notification>>(api.notifications({ pageSize: BELL_ROWS }));
  const { markRead, markAllRead } = useMarkRead();
  return (
    <>
      <Head>
        <Title id={titleId}>Notifications</Title>
        {unread > 0 && (
          <Quiet type="button" onClick={() => void markAllRead()}>
            Mark all as read
          </Quiet>
        )}
      </Head>
      <BellRows
        result={result}
        failure={messages.notificationsNotLoaded}
        onOpen={(notification) => {
          onClose();
          void markRead(notification);
        }}
      />
      <Foot>
        <Link to={paths.notifications()} onClick={onClose}>
          See all
        </Link>
      </Foot>
    </>
  );
}
