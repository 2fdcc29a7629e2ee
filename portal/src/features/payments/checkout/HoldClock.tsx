import Timer from '@mui/icons-material/TimerOutlined';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from 'ui';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 18 },
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '&[data-late] b': { color: theme.vars.palette.error.main },
}));

const MINUTE_S = 60;
/** When whoever listens is told how long it is, in minutes. */
const TOLD = [1, 5];

interface HoldClockProps {
  /** Seconds that are left. */
  left: number;
  /** What is kept so long, such as `Your seat is kept for`. */
  kept: string;
}

/** How long what is paid is kept, counted down; who cannot see it is told twice. */
export function HoldClock({ left, kept }: HoldClockProps) {
  const minutes = TOLD.find((each) => left <= each * MINUTE_S);
  return (
    <>
      <Line role="timer" data-late={left <= MINUTE_S || undefined} data-screen-only>
        <Timer aria-hidden="true" />
        <span>
          {kept} <b>{inWords(left)}</b>
        </span>
      </Line>
      <VisuallyHidden role="status">
        {minutes !== undefined && `${minutes} ${minutes === 1 ? 'minute is' : 'minutes are'} left to pay.`}
      </VisuallyHidden>
    </>
  );
}

/** Such as `4:07`. */
const inWords = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
