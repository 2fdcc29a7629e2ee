/** Events, as visitors read of them (member §2, §8). */

export const eventsNotLoaded = 'Failed to load events';
/** At the end of what a search lists. @param listed events */
export const moreEventsFound = (listed: number): string =>
  `Only the first ${listed} are listed. Add a word to narrow the search.`;
export const eventNotLoaded = 'Failed to load event details';
export const eventNotFound = 'Event not found';
export const logInToRegister = 'Please log in to register for this event';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied. Please copy it from the address bar.';
export const noUpcomingEvents = 'No upcoming events scheduled.';
export const noPastEvents = 'No past events to display.';
