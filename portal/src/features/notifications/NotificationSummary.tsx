import { styled } from '@mui/material/styles';
import type { Notification } from 'contracts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'ui';

import { Picture } from '../../components/Picture';
import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { KindIcon } from './KindIcon';
import { timeAgo } from './timeAgo';

/** Edge of the picture, in CSS pixels. */
const PICTURE_PX = 40;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${PICTURE_PX}px minmax(0, 1fr)`,
  gap: 14,
});
const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  width: PICTURE_PX,
  height: PICTURE_PX,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: '50%' },
  // The spark of what is new.
  '&[data-unread]::after': {
    content: '""',
    position: 'absolute',
    top: -1,
    right: -1,
    width: 11,
    height: 11,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    outline: `2px solid ${theme.vars.palette.background.paper}`,
  },
}));
const Sentence = styled('p')({ overflowWrap: 'anywhere', '&[data-unread]': { fontWeight: 600 } });
const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

interface NotificationSummaryProps {
  notification: Notification;
  /** What somebody wrote, as far as it is shown. */
  children?: ReactNode;
}

/** What happened, who did it, and when; what is unread is marked, for screen readers in words. */
export function NotificationSummary({ notification, children }: NotificationSummaryProps) {
  const { kind, sentence, avatar, isRead, createdAt } = notification;
  const { timeZone } = useSite().settings;
  const now = useNow();
  const mark = isRead ? undefined : true;
  return (
    <Grid>
      <Face data-unread={mark}>
        <Picture image={avatar} sizes={`${PICTURE_PX}px`} fallback={<KindIcon kind={kind} />} />
      </Face>
      <div>
        <Sentence data-unread={mark}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {sentence}
        </Sentence>
        {children}
        <Time dateTime={createdAt}>{timeAgo(createdAt, now, timeZone)}</Time>
      </div>
    </Grid>
  );
}
