import type { Person } from 'contracts';

/** "{position} at {company}" (member §2), or whichever of the two there is. */
export function occupationOf({ position, company }: Pick<Person, 'position' | 'company'>): string {
  return position && company ? `${position} at ${company}` : position || company;
}

/** "Class of {year}" (member §2); empty for whoever names no year. */
export const classOf = ({ graduationYear }: Pick<Person, 'graduationYear'>): string =>
  graduationYear === null ? '' : `Class of ${graduationYear}`;
