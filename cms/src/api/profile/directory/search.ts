import { type DirectoryQuery } from 'contracts';

import { fold, searchWords } from '../../../platform/word-index/fold';

/** What to look for: words that all must begin a word of the person, and exact choices. */
export interface Wanted {
  words: readonly string[];
  graduationYear: number | undefined;
  industryKey: string | undefined;
  locationKey: string | undefined;
}

/** Reads what a query asks for. @returns null when nobody can fit, as with a search of signs alone */
export function readWanted({ search, graduationYear, industry, location }: DirectoryQuery): Wanted | null {
  const words = searchWords(search);
  const isSigns = (text: string) => text !== '' && fold(text) === '';
  if ((search !== '' && words.length === 0) || isSigns(industry) || isSigns(location)) return null;
  return {
    words,
    graduationYear,
    industryKey: fold(industry) || undefined,
    locationKey: fold(location) || undefined,
  };
}

/** Whether more than words is asked for. */
export const hasFilters = ({ graduationYear, industryKey, locationKey }: Wanted): boolean =>
  graduationYear !== undefined || industryKey !== undefined || locationKey !== undefined;
