/* What of an event's page stands still, in one chunk. */
export { EventDetails } from './EventDetails';
export { EventHead } from './EventHead';
export { EventStory } from './EventStory';
export { EventWhen } from './EventWhen';
export { RelatedEvents } from './RelatedEvents';
export { TicketNote } from './TicketNote';
