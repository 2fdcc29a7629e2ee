import { styled } from '@mui/material/styles';

const Leaf = styled('div')(({ theme }) => ({
  alignSelf: 'start',
  minWidth: 52,
  textAlign: 'center',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& .month': {
    ...theme.typography.caption,
    display: 'block',
    paddingBlock: 3,
    fontWeight: 600,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  // Two digits fit wherever a leaf stands, whatever the size of the headlines around it.
  '& .day': {
    ...theme.typography.h2,
    display: 'block',
    paddingTop: 8,
    fontSize: '1.75rem',
    lineHeight: 0.95,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .weekday': {
    ...theme.typography.caption,
    display: 'block',
    paddingBottom: 8,
    color: theme.vars.palette.text.secondary,
  },
}));

interface CalendarLeafProps {
  day: string;
  month: string;
  weekday: string;
}

/** The day of an event as a leaf of a calendar. The full date stands beside it, so screen readers pass over. */
export function CalendarLeaf({ day, month, weekday }: CalendarLeafProps) {
  return (
    <Leaf aria-hidden="true">
      <span className="month">{month}</span>
      <span className="day">{day}</span>
      <span className="weekday">{weekday}</span>
    </Leaf>
  );
}
