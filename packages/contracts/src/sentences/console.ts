/** The console (admin §5, §8). */

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
