import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { NOTIFICATION_KINDS, type Notification } from 'contracts';
import { useId, useRef, useState } from 'react';

import { ButtonLink } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { NotificationSummary } from './NotificationSummary';
import { useMarkRead } from './useMarkRead';

/** Length from which what somebody wrote is folded, in characters. */
const FOLDED_FROM_CHARS = 360;

/** The button that marks stands at the end of the line; the way on below the words, where there is no room beside them. */
const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gridTemplateAreas: '"summary mark" "way way"',
  gap: '12px 8px',
  paddingBlock: 18,
  outline: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .summary': { gridArea: 'summary' },
  '& .way': { gridArea: 'way', justifySelf: 'start', alignSelf: 'start', marginLeft: 54, whiteSpace: 'nowrap' },
  [theme.breakpoints.up('md')]: {
    columnGap: 16,
    gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
    gridTemplateAreas: '"summary way mark"',
    '& .way': { marginLeft: 0 },
  },
}));
const Mark = styled(IconButton)(({ theme }) => ({
  gridArea: 'mark',
  alignSelf: 'start',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: { marginBlock: -8, marginRight: -12 },
}));
const Words = styled('p')(({ theme }) => ({
  maxWidth: '65ch',
  marginBlock: '8px 6px',
  paddingLeft: 14,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  borderLeft: `2px solid ${theme.vars.palette.primary.main}`,
  '&[data-folded]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' },
}));
const Unfold = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  minHeight: 32,
  padding: 0,
  fontWeight: 600,
  color: theme.vars.palette.scheme.accentText,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 4,
}));

/** A notification in the list, with all that somebody wrote, and what can be done about it. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { kind, sentence, text, href, isRead } = notification;
  const { markRead } = useMarkRead();
  const row = useRef<HTMLElement>(null);
  const textId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = (text?.length ?? 0) > FOLDED_FROM_CHARS;
  /** The button goes; the keyboard stays where it was. */
  const readHere = () => {
    row.current?.focus({ preventScroll: true });
    void markRead(notification);
  };
  return (
    <Row ref={row} tabIndex={-1} aria-label={sentence}>
      <div className="summary">
        <NotificationSummary notification={notification}>
          {text && (
            <>
              <Words id={textId} data-folded={(isLong && !isUnfolded) || undefined}>
                {text}
              </Words>
              {isLong && (
                <Unfold
                  type="button"
                  aria-expanded={isUnfolded}
                  aria-controls={textId}
                  onClick={() => setUnfolded(!isUnfolded)}
                >
                  {isUnfolded ? 'Show less' : 'Show all of it'}
                </Unfold>
              )}
            </>
          )}
        </NotificationSummary>
      </div>
      {href && (
        <ButtonLink className="way" href={href} look="outlined" onClick={() => void markRead(notification)}>
          {NOTIFICATION_KINDS[kind].open}
        </ButtonLink>
      )}
      {!isRead && (
        <Mark type="button" title="Mark as read" aria-label={`Mark as read: ${sentence}`} onClick={readHere}>
          <Check aria-hidden="true" />
        </Mark>
      )}
    </Row>
  );
}
