/** Messages between members (member §2). */

export const threadsNotLoaded = 'Failed to load your messages';
export const threadNotLoaded = 'Failed to load this conversation';
export const messageEmpty = 'Please write a message, or choose a file';
export const messageNotSent = 'Not sent';
/** The same key with other words. */
export const messageKeyTaken = 'A message with this key has been sent already';
export const takesNoMessages = 'This person does not take messages';
export const ownMessagingOff =
  'You take no messages yourself, so nobody could answer you. Your profile has the switch.';
export const messageFileTooLarge = 'Files have at most 5 MB.';
export const messageFileNotTaken = 'Please choose a picture (JPEG, PNG, WebP, GIF) or a PDF.';
export const messageFileGone = 'This file does not exist any more';
export const messageNotFound = 'This message does not exist any more';
export const noThreads = 'No messages yet';
export const noThreadsHint = 'Write to somebody from the directory, or to your mentor.';
export const noMessagesFound = 'No message has these words';
export const messageSettingsNotSaved = 'Failed to save this setting';
export const messageReported = 'Thank you. An admin will look at it.';
export const messageNotReported = 'Failed to report this message';
export const messageReportedAlready = 'You have reported this conversation already; an admin will look at it.';
export const reportOwnMessage = 'You can report what the other person wrote';
export const reportNotFound = 'This report does not exist any more';
export const reportDecidedAlready = 'This report has been decided on already';
export const reportOfOwn = 'You are part of this conversation: another admin has to decide';
export const reportNotOpened = 'Open the conversation first: both people are told of it';
export const reportNotDecided = 'Failed to decide on this report';
