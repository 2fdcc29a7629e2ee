import {
  api,
  DIRECTORY_SORTS,
  GRADUATION_YEAR_RANGE,
  paths,
  PROFILE_TEXT_MAX_CHARS,
  type DirectorySort,
} from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** What the directory is narrowed by (member §2), where empty is not at all, and its order. */
export interface DirectoryChoice {
  search: string;
  graduationYear: number | undefined;
  industry: string;
  location: string;
  /** Undefined is by name. */
  sort: DirectorySort | undefined;
}

/** The directory's filters as an address says them. What makes no sense there reads as not chosen. */
export function choiceOf(search: URLSearchParams): DirectoryChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, PROFILE_TEXT_MAX_CHARS);
  return {
    search: searchTermOf(search),
    graduationYear: yearOf(search.get('graduationYear')),
    industry: text('industry'),
    location: text('location'),
    sort: sortOf(search.get('sort')),
  };
}

/** Reads a graduation year; anything but one reads as none. */
export function yearOf(text: string | null): number | undefined {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return year >= GRADUATION_YEAR_RANGE.min && year <= GRADUATION_YEAR_RANGE.max ? year : undefined;
}

/** Reads an order; that by name, which stands in no address, and whatever is none read as undefined. */
export const sortOf = (text: string | null): DirectorySort | undefined =>
  text !== null && text !== 'name' && Object.hasOwn(DIRECTORY_SORTS, text) ? (text as DirectorySort) : undefined;

/** Whether an address narrows the directory at all. */
export const isNarrowed = ({ sort: _sort, ...filters }: DirectoryChoice): boolean =>
  Object.values(filters).some(Boolean);

/** The address of a page of the directory. */
export const directoryAddress = (choice: DirectoryChoice, page = 1): string =>
  paths.alumniDirectory({ ...choice, page });

/** The API's answer that the directory needs at an address. */
export const directoryPathFor = (search: URLSearchParams): string =>
  api.directory({ ...choiceOf(search), page: pageOf(search) });
