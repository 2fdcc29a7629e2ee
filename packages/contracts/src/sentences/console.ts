/** The console (admin §5, §8). */

export const consoleNotLoaded = 'Failed to load the console';
export const dashboardNotLoaded = 'Failed to load dashboard data';
export const usersNotLoaded = 'Failed to load users';
export const userVerified = 'User verified successfully';
export const userNotVerified = 'Failed to verify user';
export const userUpdated = 'User updated successfully';
export const userNotUpdated = 'Failed to update user';
export const userDeleted = 'User deleted successfully';
export const userNotDeleted = 'Failed to delete user';
export const confirmUserDeletion = 'Are you sure you want to delete this user?';
export const settingsNotLoaded = 'Failed to load settings';
export const settingsUpdated = 'Settings updated successfully';
export const settingsNotUpdated = 'Failed to update settings';
export const eventCreated = 'Event created successfully';
export const eventUpdated = 'Event updated successfully';
export const eventDeleted = 'Event deleted successfully';
export const eventNotSaved = 'Failed to save event';
export const eventNotDeleted = 'Failed to delete event';
export const confirmEventDeletion = 'Are you sure you want to delete this event?';
export const dayAndTimeInvalid = 'Please choose a day and a time';
export const priceInvalid = 'Please enter an amount of 0 or more, with two decimals at most';
export const questionMissing = 'Please enter the question';
export const agendaTitleMissing = 'Please enter what happens';
/** @param min @param max both included */
export const wholeNumberBetween = (min: number, max: number) =>
  `A whole number from ${min} to ${max.toLocaleString('en-US')}`;
export const subjectMissing = 'Please enter a subject';
export const proposalApproved = 'Proposal approved: it is a draft now';
export const proposalRejected = 'Proposal rejected';
export const proposalNotDecided = 'Failed to decide about the proposal';
export const registrationsNotLoaded = 'Failed to load registrations';
export const eventMessageNotSent = 'Failed to send the message';
export const eventMessageSent = 'The message is on its way';
export const eventMessageRepeated = 'The same message was sent a moment ago';
export const nobodyToWriteTo = 'There is nobody to write to';
export const contentTypesNotLoaded = 'Failed to load content types';
export const contentTypeUpdated = 'Content type updated successfully';
export const contentTypeNotUpdated = 'Failed to update content type';
/** @param doing such as `write and delete` @param title such as `Sponsor` */
export const visitorsMay = (doing: string, title: string) =>
  `Visitors may ${doing} “${title}” without signing in: whoever knows the address can.`;
