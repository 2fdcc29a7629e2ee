/** Notifications. */

export const notificationsNotLoaded = 'Failed to load notifications';
export const notificationNotFound = 'This notification does not exist any more';
export const notificationsNotRead = 'Failed to mark as read';
export const keptOnSite = 'Messages from members always reach you on the site';
export const preferencesNotLoaded = 'Failed to load preferences';
export const preferencesSaved = 'Preferences saved';
export const preferencesNotSaved = 'Failed to save preferences';
export const unsubscribeLinkInvalid = 'This link is not valid.';
export const unsubscribeNotSaved = 'That did not work. Please try again.';
