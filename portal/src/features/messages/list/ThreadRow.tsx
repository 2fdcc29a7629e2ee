import { styled } from '@mui/material/styles';
import type { Image } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from 'ui';

import { Avatar } from '../../../components/Avatar';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { countInWords } from '../words/inWords';
import { whenShort } from '../words/when';

const Row = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  padding: '12px 16px',
  color: 'inherit',
  textDecoration: 'none',
  transition: theme.transitions.create('background-color', { duration: 150 }),
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 5%, transparent)' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '& .name': { ...theme.typography.body2, fontWeight: 600, lineHeight: 1.35 },
  '& .line': { ...theme.typography.caption, marginTop: 2, color: theme.vars.palette.text.secondary },
  '& :is(.name, .line)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .line.whole': {
    display: '-webkit-box',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '&[data-unread] .line': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));
const Side = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  justifyItems: 'end',
  alignSelf: 'start',
  gap: 3,
  paddingTop: 2,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
const Count = styled('span')(({ theme }) => ({
  minWidth: 20,
  paddingInline: 6,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 10,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

interface ThreadRowProps {
  to: string;
  name: string;
  picture: Image | null;
  /** What was written. */
  children: ReactNode;
  sentAt: string;
  unread?: number;
  isOpen?: boolean;
  /** Two lines of it instead of one. */
  isWhole?: boolean;
}

/** A thread, or a message of one, in the list: whose it is, what was said, and when. */
export function ThreadRow({ to, name, picture, children, sentAt, unread = 0, isOpen, isWhole }: ThreadRowProps) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  return (
    <Row to={to} aria-current={isOpen ? 'page' : undefined} data-unread={unread > 0 || undefined}>
      <Avatar name={name} picture={picture} size={44} />
      <div>
        <p className="name">{name}</p>
        <p className={isWhole ? 'line whole' : 'line'}>{children}</p>
      </div>
      <Side>
        <time dateTime={sentAt}>{whenShort(sentAt, now, timeZone)}</time>
        {unread > 0 && (
          <Count>
            {countInWords(unread)}
            <VisuallyHidden> unread</VisuallyHidden>
          </Count>
        )}
      </Side>
    </Row>
  );
}
