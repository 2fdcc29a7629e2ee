import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Download from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import { api, paths } from 'contracts';

import { ButtonDownload } from '../../../components/Button';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 });

/** Takes the ticket along: as a file to print, and its time into a calendar. */
export function TicketActions({ eventId }: { eventId: string }) {
  return (
    <Row>
      <ButtonDownload href={api.eventTicket(eventId)} download="ticket.pdf">
        <Download aria-hidden="true" style={{ fontSize: 18 }} />
        Download PDF
      </ButtonDownload>
      <ButtonDownload href={paths.eventCalendar(eventId)} download="event.ics" look="outlined">
        <CalendarMonth aria-hidden="true" style={{ fontSize: 18 }} />
        Add to calendar
      </ButtonDownload>
    </Row>
  );
}
