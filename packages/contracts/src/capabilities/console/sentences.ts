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
export const dayAndTimeInvalid = 'Please choose a day and a time';
export const priceInvalid = 'Please enter an amount of 0 or more, with two decimals at most';
/** @param min @param max both included */
export const wholeNumberBetween = (min: number, max: number) =>
  `A whole number from ${min} to ${max.toLocaleString('en-US')}`;
