import { excerpt, type EventDetail } from 'contracts';

/** So much of the description goes along, in characters: some browsers and mail programs cut long addresses. */
const DETAILS_CHARS = 600;

const detailsOf = ({ description }: EventDetail, url: string) => `${excerpt(description, DETAILS_CHARS)}\n\n${url}`;

/** An instant as iCalendar writes it, in UTC: `20260914T123000Z`. */
const basicTime = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Opens Google Calendar with the event filled in. @param url the event's page */
export function googleCalendarLink(event: EventDetail, url: string): string {
  return withParameters('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${basicTime(event.startsAt)}/${basicTime(event.endsAt)}`,
    location: event.location,
    details: detailsOf(event, url),
  });
}

/** Opens Outlook on the web with the event filled in. @param url the event's page */
export function outlookCalendarLink(event: EventDetail, url: string): string {
  return withParameters('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt,
    enddt: event.endsAt,
    location: event.location,
    body: detailsOf(event, url),
  });
}

/** Spaces as `%20`: Outlook takes a plus for a plus. */
function withParameters(address: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
