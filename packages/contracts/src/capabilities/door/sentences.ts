/** Check-in at the door of an event (design §7). */

export const doorNotLoaded = 'Failed to load the guest list';
export const doorNameMissing = 'Please name this door';
export const ticketCodeInvalid = 'A ticket’s code has 12 letters and digits';
export const checkInNotFound = 'This ticket has not been checked in';
export const checkInUndone = 'Check-in undone';
export const checkInNotUndone = 'Failed to undo the check-in';
export const confirmCheckInUndo = 'Are you sure you want to undo this check-in?';
export const cancelAfterCheckIn = 'Whoever has come in cannot cancel any more';
export const guestCheckedIn = 'Checked in';
export const guestAlreadyIn = 'This guest is in already';
export const guestWithoutSeat = 'This person has no seat';
export const guestNotFound = 'This registration does not exist';
export const checkInFailed = 'Failed to check in';
