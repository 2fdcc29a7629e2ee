import { styled } from '@mui/material/styles';
import type { Festival } from 'contracts';
import { VisuallyHidden } from 'ui';

import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { timeUntil } from './timeUntil';

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  // The server's page is kept for a while, so its time may be past: without script nothing corrects it.
  '@media (scripting: none)': { display: 'none' },
});
const Clock = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', columnGap: 28 });
const Unit = styled('div')(({ theme }) => ({
  '& .number': {
    ...theme.typography.h2,
    display: 'block',
    minWidth: '2ch',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .name': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
const Running = styled('p')(({ theme }) => ({ ...theme.typography.h4, color: theme.vars.palette.scheme.accentText }));

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The time until the festival, to the minute. Read out as one plain sentence; nothing is announced as it passes. */
export function Countdown({ festival }: { festival: Festival }) {
  const { timeZone } = useSite().settings;
  const left = timeUntil(festival, useNow(), timeZone);
  if (left === 'over') return null;
  if (left === 'running') {
    return (
      <Frame>
        <Running>Happening now</Running>
      </Frame>
    );
  }
  const units = Object.entries(left);
  return (
    <Frame>
      <VisuallyHidden>
        Begins in{' '}
        {left.days > 0
          ? counted(left.days, 'day')
          : `${counted(left.hours, 'hour')} ${counted(left.minutes, 'minute')}`}
      </VisuallyHidden>
      <Clock aria-hidden="true">
        {units.map(([name, count]) => (
          <Unit key={name}>
            <span className="number">{String(count).padStart(2, '0')}</span>
            <span className="name">{name}</span>
          </Unit>
        ))}
      </Clock>
    </Frame>
  );
}
