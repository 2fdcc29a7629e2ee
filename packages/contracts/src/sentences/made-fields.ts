/** What is wrong with a field of whatever type, by the field's own label. */

const count = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 20 });
const several = (number: number, one: string) => `${count(number)} ${one}${number === 1 ? '' : 's'}`;
const severalEntries = (number: number) => `${count(number)} ${number === 1 ? 'entry' : 'entries'}`;

export const fieldMissing = (label: string) => `${label} is missing`;
export const fieldNotText = (label: string) => `${label} is not a text`;
export const fieldTooShort = (label: string, min: number) => `${label} needs at least ${several(min, 'character')}`;
export const fieldTooLong = (label: string, max: number) => `${label} takes at most ${several(max, 'character')}`;
export const fieldFormWrong = (label: string) => `${label} does not have the right form`;
export const fieldNotEmail = (label: string) => `${label} is not a valid email address`;
export const fieldNotNumber = (label: string) => `${label} is not a number`;
export const fieldNotWhole = (label: string) => `${label} is not a whole number`;
export const fieldTooPrecise = (label: string) => `${label} takes two decimals at most`;
export const fieldTooSmall = (label: string, min: number) => `${label} is at least ${count(min)}`;
export const fieldTooLarge = (label: string, max: number) => `${label} is at most ${count(max)}`;
export const fieldNotFlag = (label: string) => `${label} is either on or off`;
export const fieldNotDay = (label: string) => `${label} is not a day such as 2027-09-14`;
export const fieldNotTime = (label: string) => `${label} is not a time such as 09:30`;
export const fieldNotInstant = (label: string) => `${label} is not a day with a time`;
export const fieldOutOfYears = (label: string, first: number, last: number) =>
  `${label} lies between the years ${first} and ${last}`;
export const fieldNotChoice = (label: string, choices: readonly string[]) =>
  `${label} is none of ${choices.slice(0, 10).join(', ')}`;
export const fieldNotJson = (label: string) => `${label} is not valid JSON`;
export const fieldNotFormatted = (label: string) => `${label} is not a formatted text`;
export const fieldNotList = (label: string) => `${label} is not a list`;
export const fieldNotEntry = (label: string) => `${label} has an entry that it does not take`;
export const fieldUnknown = (label: string, name: string) => `${label} has no field “${name.slice(0, 50)}”`;
export const fieldTooFew = (label: string, min: number) => `${label} needs at least ${severalEntries(min)}`;
export const fieldTooMany = (label: string, max: number) => `${label} takes at most ${severalEntries(max)}`;
export const fieldNotRecord = (label: string) => `${label} names a record that is not there`;
export const fieldNotFile = (label: string) => `${label} names a file that is not there`;
export const fieldFileKind = (label: string) => `${label} does not take this kind of file`;
export const fieldTaken = (label: string) => `${label} is taken already`;
export const fileMissing = 'Please choose a file';
export const fileTooLarge = 'This file is too large';
export const fieldUidHint = 'Letters, digits, -, _, . and ~: it stands in addresses';
