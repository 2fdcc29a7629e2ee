/** The contact form (site §2.2, design §8). */

export const messageMissing = 'Please enter a message';
export const contactSent = 'Thank you for your message. We have sent it on.';
export const contactNotSent = 'Your message could not be sent. Please try again.';
export const contactMessagesNotLoaded = 'Failed to load messages';
export const contactMessageNotLoaded = 'Failed to load message';
export const contactMessageHandled = 'Message marked as handled';
export const contactMessageReopened = 'Message reopened';
export const contactMessageNotUpdated = 'Failed to update message';
export const contactMessageDeleted = 'Message deleted';
export const contactMessageNotDeleted = 'Failed to delete message';
export const confirmContactMessageDeletion = 'Are you sure you want to delete this message?';
