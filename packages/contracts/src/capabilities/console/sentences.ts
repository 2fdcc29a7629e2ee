/** The console (admin §5, §8). */

export const consoleNotLoaded = 'Failed to load the console';
export const dashboardNotLoaded = 'Failed to load dashboard data';
export const usersNotLoaded = 'Failed to load users';
export const userVerified = 'User verified successfully';
export const userNotVerified = 'Failed to verify user';
export const userUpdated = 'User updated successfully';
export const userAdded = 'User created. A mail asks them to choose a password.';
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

const count = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 20 });
const several = (number: number, one: string) => `${count(number)} ${one}${number === 1 ? '' : 's'}`;
const severalEntries = (number: number) => `${count(number)} ${number === 1 ? 'entry' : 'entries'}`;

/** What is wrong with a field of whatever type, by the field's own label. */
export const fieldFaults = {
  missing: (label: string) => `${label} is missing`,
  notText: (label: string) => `${label} is not a text`,
  tooShort: (label: string, min: number) => `${label} needs at least ${several(min, 'character')}`,
  tooLong: (label: string, max: number) => `${label} takes at most ${several(max, 'character')}`,
  formWrong: (label: string) => `${label} does not have the right form`,
  notEmail: (label: string) => `${label} is not a valid email address`,
  notNumber: (label: string) => `${label} is not a number`,
  notWhole: (label: string) => `${label} is not a whole number`,
  tooPrecise: (label: string) => `${label} takes two decimals at most`,
  tooSmall: (label: string, min: number) => `${label} is at least ${count(min)}`,
  tooLarge: (label: string, max: number) => `${label} is at most ${count(max)}`,
  notFlag: (label: string) => `${label} is either on or off`,
  notDay: (label: string) => `${label} is not a day such as 2027-09-14`,
  notTime: (label: string) => `${label} is not a time such as 09:30`,
  notInstant: (label: string) => `${label} is not a day with a time`,
  outOfYears: (label: string, first: number, last: number) => `${label} lies between the years ${first} and ${last}`,
  notChoice: (label: string, choices: readonly string[]) => `${label} is none of ${choices.slice(0, 10).join(', ')}`,
  notJson: (label: string) => `${label} is not valid JSON`,
  notFormatted: (label: string) => `${label} is not a formatted text`,
  notList: (label: string) => `${label} is not a list`,
  notEntry: (label: string) => `${label} has an entry that it does not take`,
  unknown: (label: string, name: string) => `${label} has no field “${name.slice(0, 50)}”`,
  tooFew: (label: string, min: number) => `${label} needs at least ${severalEntries(min)}`,
  tooMany: (label: string, max: number) => `${label} takes at most ${severalEntries(max)}`,
  notRecord: (label: string) => `${label} names a record that is not there`,
  notFile: (label: string) => `${label} names a file that is not there`,
  fileKind: (label: string) => `${label} does not take this kind of file`,
  taken: (label: string) => `${label} is taken already`,
};

export const fileMissing = 'Please choose a file';
export const fileTooLarge = 'This file is too large';
export const fieldUidHint = 'Letters, digits, -, _, . and ~: it stands in addresses';
