/** What every page may have to say, and the server to any call. */

export const teamMemberNotFound = 'There is nobody of the team at this address.';
export const networkError = 'Network error. Please try again.';
export const noResponse = 'No response received from server. Please check your connection.';
export const loggedOut = 'Logged out successfully';
export const loggedOutAnyway = 'You have been logged out';
export const tooManyAttempts = 'Too many attempts. Please wait a while and try again.';
export const foreignOrigin = 'This request came from another site and was refused.';
export const jsonOnly = 'Only JSON is accepted here.';
export const sessionEnded = 'Your session has ended. Please sign in again.';
