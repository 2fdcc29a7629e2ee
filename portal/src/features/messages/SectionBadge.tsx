import { styled } from '@mui/material/styles';
import { VisuallyHidden } from 'ui';

import { useUnreadMessages } from './live/useUnreadMessages';
import { UnreadBadge } from './UnreadBadge';
import { countInWords } from './words/inWords';

/** At the icon where the sections are icons, at the end of the line where they are a list. */
const AtEnd = styled(UnreadBadge)(({ theme }) => ({
  top: 6,
  left: 'calc(50% + 6px)',
  [theme.breakpoints.up('lg')]: { position: 'static', marginLeft: 'auto' },
  '[role="dialog"] &': { position: 'static', marginLeft: 'auto' },
}));

/** How many messages are unread, beside the name of their section. */
export function SectionBadge() {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <>
      <VisuallyHidden>, {countInWords(unread)} unread</VisuallyHidden>
      <AtEnd unread={unread} />
    </>
  );
}
