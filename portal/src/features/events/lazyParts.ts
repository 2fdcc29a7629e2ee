import { lazyPart } from '../../components/lazy/lazyPart';

const stillEvent = () => import('./detail/stillEvent');

/** The events of a page: words, pictures and links. */
export const lazyEventList = lazyPart(async () => (await import('./EventList')).EventList, true);

/** The events of a month: words and links. */
export const lazyEventMonth = lazyPart(async () => (await import('./month/EventMonth')).EventMonth, true);

/** What of an event's page is words, pictures and links; its registration is not. */
export const lazyEventHead = lazyPart(async () => (await stillEvent()).EventHead, true);
export const lazyEventStory = lazyPart(async () => (await stillEvent()).EventStory, true);
export const lazyEventWhen = lazyPart(async () => (await stillEvent()).EventWhen, true);
export const lazyTicketNote = lazyPart(async () => (await stillEvent()).TicketNote, true);
export const lazyEventDetails = lazyPart(async () => (await stillEvent()).EventDetails, true);
export const lazyRelatedEvents = lazyPart(async () => (await stillEvent()).RelatedEvents, true);

/** All parts of an event's page. */
export const eventParts = [
  lazyEventHead,
  lazyEventStory,
  lazyEventWhen,
  lazyTicketNote,
  lazyEventDetails,
  lazyRelatedEvents,
];
