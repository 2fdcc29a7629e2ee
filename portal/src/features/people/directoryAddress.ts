import { api, GRADUATION_YEAR_RANGE, paths, PROFILE_TEXT_MAX_CHARS } from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** What the directory is narrowed by (member §2); empty is not at all. */
export interface DirectoryChoice {
  search: string;
  graduationYear: number | undefined;
  industry: string;
  location: string;
}

/** The directory's filters as an address says them. What makes no sense there reads as not chosen. */
export function choiceOf(search: URLSearchParams): DirectoryChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, PROFILE_TEXT_MAX_CHARS);
  return {
    search: searchTermOf(search),
    graduationYear: yearOf(search.get('graduationYear')),
    industry: text('industry'),
    location: text('location'),
  };
}

/** Reads a graduation year; anything but one reads as none. */
export function yearOf(text: string | null): number | undefined {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return year >= GRADUATION_YEAR_RANGE.min && year <= GRADUATION_YEAR_RANGE.max ? year : undefined;
}

/** Whether an address narrows the directory at all. */
export const isNarrowed = (choice: DirectoryChoice): boolean => Object.values(choice).some(Boolean);

/** The address of a page of the directory. */
export const directoryAddress = (choice: DirectoryChoice, page = 1): string =>
  paths.alumniDirectory({ ...choice, page });

/** The API's answer that the directory needs at an address. */
export const directoryPathFor = (search: URLSearchParams): string =>
  api.directory({ ...choiceOf(search), page: pageOf(search) });
