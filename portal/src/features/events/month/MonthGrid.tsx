import { styled } from '@mui/material/styles';
import { dayAt, formatDate, formatTime, paths, type Event } from 'contracts';
import { Link } from 'react-router-dom';

import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { weeksOf } from './weeksOf';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Where a day is shown with nothing but its date: it is the same in every zone. */
const NO_ZONE = 'UTC';

/** A table of weeks; in narrow windows the days that have something, one below the other. */
const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    ...theme.typography.caption,
    padding: '8px 10px',
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
  },
  '& td': { height: 124, padding: 8, verticalAlign: 'top', border: `1px solid ${theme.vars.palette.divider}` },
  '& td[data-outside] .date': { color: theme.vars.palette.text.secondary },
  '& .date': { ...theme.typography.body2, display: 'inline-block', minWidth: 26, fontVariantNumeric: 'tabular-nums' },
  '& [data-today] .date': {
    fontWeight: 700,
    textAlign: 'center',
    borderRadius: 99,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .long': { display: 'none' },
  '& ul': { display: 'grid', gap: 4, marginTop: 4 },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead, & td:not(:has(li)), & .short': { display: 'none' },
    '& .long': { display: 'inline' },
    '& td': { height: 'auto', padding: '18px 0', border: 0, borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& .date, & [data-today] .date': { ...theme.typography.h4, minWidth: 0, padding: 0 },
    '& [data-today] .date': { paddingInline: 10 },
    '& ul': { gap: 8, marginTop: 10 },
  },
}));
const Entry = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  minHeight: 28,
  padding: '4px 8px',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  textDecoration: 'none',
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[data-over]': { borderColor: theme.vars.palette.scheme.outline, color: theme.vars.palette.text.secondary },
  '& .time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { minHeight: 44, padding: '10px 12px' },
}));

/** A month as a wall calendar has it, each event on every day that it takes place. @param month such as `2026-11` */
export function MonthGrid({ month, events, label }: { month: string; events: readonly Event[]; label: string }) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const today = dayAt(now, timeZone);
  const isOn = (day: string) => (event: Event) => {
    const lastMoment = Math.max(new Date(event.startsAt).getTime(), new Date(event.endsAt).getTime() - 1);
    return dayAt(event.startsAt, timeZone) <= day && day <= dayAt(lastMoment, timeZone);
  };
  return (
    <Grid aria-label={label}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isInside = day.startsWith(month);
              const ofDay = isInside ? events.filter(isOn(day)) : [];
              return (
                <td key={day} data-outside={!isInside || undefined} data-today={day === today || undefined}>
                  <time className="date" dateTime={day}>
                    <span className="short">{Number(day.slice(-2))}</span>
                    <span className="long">{formatDate(`${day}T00:00:00Z`, NO_ZONE)}</span>
                  </time>
                  {ofDay.length > 0 && (
                    <ul>
                      {ofDay.map((event) => (
                        <li key={event._id}>
                          <Entry
                            to={paths.event(event._id)}
                            data-over={new Date(event.endsAt).getTime() <= now || undefined}
                          >
                            <span className="time">{formatTime(event.startsAt, timeZone)}</span> {event.title}
                          </Entry>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
