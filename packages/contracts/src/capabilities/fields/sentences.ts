/** Faults of fields that many forms have. */

export const nameMissing = 'Please enter a name';
export const emailInvalid = 'Please enter a valid email address';
/** @param characters how many fit */
export const tooLong = (characters: number) => `At most ${characters} characters`;
export const titleMissing = 'Please enter a title';
export const notOneLine = 'Only one line, without hidden characters';
/** @param entries how many fit */
export const tooMany = (entries: number) => `At most ${entries} entries`;
