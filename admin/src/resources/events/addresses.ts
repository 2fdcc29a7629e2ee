/** The page of an event's registrations. */
export const registrationsAddress = (eventId: string): string => `/events/${encodeURIComponent(eventId)}/registrations`;
/** The page that lets people in. */
export const doorAddress = (eventId: string): string => `/events/${encodeURIComponent(eventId)}/door`;
