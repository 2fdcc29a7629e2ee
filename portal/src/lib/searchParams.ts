import { MAX_SEARCH_CHARS } from 'contracts';

/** The page that an address asks for: a whole number from 1; anything else reads as 1. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The search term of an address, trimmed and cut to what the API takes. */
export function searchTermOf(search: URLSearchParams): string {
  return (search.get('search') ?? '').trim().slice(0, MAX_SEARCH_CHARS);
}
