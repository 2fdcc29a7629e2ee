import { styled } from '@mui/material/styles';
import { instantOf } from 'contracts';
import { Skeleton } from 'ui';

import { SMALL } from '../lib/type';
import { useDates } from '../providers/dates';

const Box = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '12px 16px 16px',
  backgroundColor: theme.vars.palette.background.paper,
  '& figcaption': { ...SMALL, color: theme.vars.palette.text.secondary },
  '& figcaption b': {
    display: 'block',
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
}));
/** A bar for each span, as high as its count beside the highest; what is none keeps a line. */
const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  height: 56,
  marginTop: 6,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& span': { flex: 1, minHeight: 1, borderRadius: '2px 2px 0 0', backgroundColor: theme.vars.palette.info.main },
  '& span:hover': { backgroundColor: theme.vars.palette.scheme.accentText },
}));
const Ends = styled('div')(({ theme }) => ({
  ...SMALL,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
}));

interface TrendBarsProps {
  label: string;
  isWeekly: boolean;
  /** Undefined while they are on their way. */
  spans: readonly { day: string; count: number }[] | undefined;
}

/** How many there were over a period, in all and span by span. */
export function TrendBars({ label, isWeekly, spans }: TrendBarsProps) {
  const { timeZone, date } = useDates();
  if (!spans) {
    return (
      <Box>
        <Skeleton style={{ height: 136 }} />
      </Box>
    );
  }
  const total = spans.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(1, ...spans.map(({ count }) => count));
  const dayOf = (day = '') => date(instantOf(`${day}T12:00`, timeZone).toISOString());
  return (
    <Box>
      <figcaption>
        {label}
        <b>{total.toLocaleString('en-IN')}</b>
      </figcaption>
      <Bars
        role="img"
        aria-label={`${label}: ${total} from ${dayOf(spans[0]?.day)} on, at most ${highest} in a ${isWeekly ? 'week' : 'day'}`}
      >
        {spans.map(({ day, count }) => (
          <span
            key={day}
            title={`${isWeekly ? 'Week of ' : ''}${dayOf(day)}: ${count}`}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
      </Bars>
      <Ends aria-hidden="true">
        <span>{dayOf(spans[0]?.day)}</span>
        <span>Today</span>
      </Ends>
    </Box>
  );
}
