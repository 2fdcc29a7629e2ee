/** Calls of the door's screen. They lie apart from `api`, which every page of the portal fetches. */
export const doorApi = {
  guests: (eventId: string, { after, since }: { after?: number; since?: string } = {}) => {
    const query = new URLSearchParams();
    if (after) query.set('after', String(after));
    if (since) query.set('since', since);
    return `/api/admin/events/${encodeURIComponent(eventId)}/door${query.size > 0 ? `?${query.toString()}` : ''}`;
  },
  counts: (eventId: string) => `/api/admin/events/${encodeURIComponent(eventId)}/door/counts`,
  checkIns: (eventId: string) => `/api/admin/events/${encodeURIComponent(eventId)}/check-ins`,
  checkIn: (eventId: string, code: string) =>
    `/api/admin/events/${encodeURIComponent(eventId)}/check-ins/${encodeURIComponent(code)}`,
  /** The check-in of a guest who shows no ticket. @param registrationId as the list of registrations has it */
  guest: (eventId: string, registrationId: string) =>
    `/api/admin/events/${encodeURIComponent(eventId)}/registrations/${encodeURIComponent(registrationId)}/check-in`,
} as const;
