import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { styled } from '@mui/material/styles';
import { paths, type EventDetail } from 'contracts';

import { ButtonDownload } from '../../../components/Button';
import { usePageData } from '../../../lib/pageData';
import { googleCalendarLink, outlookCalendarLink } from './calendarLinks';

const Elsewhere = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 4,
  color: theme.vars.palette.text.secondary,
  '& a': { padding: '10px 6px', fontWeight: 600, textUnderlineOffset: 4 },
  '& a:hover': { color: theme.vars.palette.text.primary },
}));

/** Takes an event over into a calendar: as a file that each of them reads, or by a form at one of two sites. */
export function AddToCalendar({ event }: { event: EventDetail }) {
  const { origin } = usePageData();
  const url = origin + paths.event(event._id);
  const newTab = { target: '_blank', rel: 'noopener' };
  return (
    <div data-screen-only>
      <ButtonDownload
        href={paths.eventCalendar(event._id)}
        download="event.ics"
        look="outlined"
        style={{ width: '100%' }}
      >
        <CalendarMonth aria-hidden="true" style={{ fontSize: 18 }} />
        Add to calendar
      </ButtonDownload>
      <Elsewhere>
        or to
        <a href={googleCalendarLink(event, url)} {...newTab}>
          Google
        </a>
        <a href={outlookCalendarLink(event, url)} {...newTab}>
          Outlook
        </a>
      </Elsewhere>
    </div>
  );
}
