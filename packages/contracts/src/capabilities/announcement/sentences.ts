/** Announcements (admin §8, member §8). */

export const announcementsNotLoaded = 'Failed to load announcements';
export const announcementNotFetched = 'Failed to fetch announcement';
export const announcementNotFound = 'Announcement not found';
export const announcementCreated = 'Announcement published';
export const announcementUpdated = 'Announcement updated';
export const announcementDeleted = 'Announcement deleted';
export const announcementNotSaved = 'Failed to save announcement';
export const announcementNotDeleted = 'Failed to delete announcement';
export const confirmAnnouncementDeletion = 'Are you sure you want to delete this announcement?';
export const descriptionMissing = 'Please enter a text';
