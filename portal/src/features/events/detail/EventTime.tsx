import { styled } from '@mui/material/styles';
import { formatDate, formatTime, zoneLetters } from 'contracts';

import { useSite } from '../../../lib/useSite';

const Line = styled('p')(({ theme }) => ({ ...theme.typography.h4, lineHeight: 1.25 }));
/** Two days stand one below the other, each on its line. */
const Days = styled('p')({ fontWeight: 600, '& time': { display: 'inline-block' } });
interface EventTimeProps {
  startsAt: string;
  endsAt: string;
}

/** From when until when, in the site's time zone, which is named (design §6). Days are said once where there is one. */
export function EventTime({ startsAt, endsAt }: EventTimeProps) {
  const { timeZone } = useSite().settings;
  const [startDay, endDay] = [formatDate(startsAt, timeZone), formatDate(endsAt, timeZone)];
  const [startTime, endTime] = [formatTime(startsAt, timeZone), formatTime(endsAt, timeZone)];
  const zone = zoneLetters(startsAt, timeZone);
  return (
    <div>
      {startDay === endDay ? (
        <>
          <Line>
            <time dateTime={startsAt}>{startDay}</time>
          </Line>
          <p>
            {startTime} – <time dateTime={endsAt}>{endTime}</time> {zone}
          </p>
        </>
      ) : (
        <Days>
          <time dateTime={startsAt}>
            {startDay}, {startTime}
          </time>{' '}
          –{' '}
          <time dateTime={endsAt}>
            {endDay}, {endTime}
          </time>{' '}
          {zone}
        </Days>
      )}
    </div>
  );
}
