/** The directory, messages and connections (member §2, §8). */

export const directoryNotLoaded = 'Failed to load alumni directory';
export const noAlumniFound = 'No alumni found matching your search criteria.';
export const personNotFound = 'Person not found';
export const personMessageSent = 'Your message is on its way';
export const personMessageNotSent = 'Your message could not be sent. Please try again.';
export const messagingOff = 'This person does not take messages';
export const connectionRequested = 'Request sent';
export const connectionNotRequested = 'Failed to send the request';
export const connectionAccepted = 'You are connected';
export const connectionDeclined = 'Request declined';
export const connectionWithdrawn = 'Request withdrawn';
export const connectionRemoved = 'Connection removed';
export const personBlocked = 'Blocked';
export const personUnblocked = 'No longer blocked';
export const connectionNotChanged = 'That did not work. Please try again.';
export const connectionExists = 'There is a request or a connection already';
export const connectToSelf = 'You cannot connect with yourself';
export const blockSelf = 'You cannot block yourself';
export const messageToSelf = 'You cannot write to yourself';
export const connectionNotFound = 'This request does not exist any more';
export const connectionsNotLoaded = 'Failed to load your connections';
