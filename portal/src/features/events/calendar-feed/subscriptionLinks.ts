/** The address in the scheme by which calendars on a device subscribe. */
export const appleCalendarLink = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Opens Google Calendar, which asks whether to subscribe. */
export const googleSubscriptionLink = (address: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: appleCalendarLink(address) })}`;

/** Opens Outlook on the web, which asks whether to subscribe. */
export const outlookSubscriptionLink = (address: string): string =>
  `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name: 'My events' })}`;
