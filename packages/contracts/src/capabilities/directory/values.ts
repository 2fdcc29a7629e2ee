/** Which of the own connections a list shows. */
export const CONNECTION_LISTS = ['connected', 'received', 'sent', 'blocked'] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

/** What somebody may share with people one may know. */
export const SHARED_TRAITS = ['year', 'company', 'skills'] as const;
/** In which order the directory stands, by what each is called there; whose year is not known comes last. */
export const DIRECTORY_SORTS = { name: 'Name, A to Z', newest: 'Latest graduates first' } as const;
export type DirectorySort = keyof typeof DIRECTORY_SORTS;
/** Skills of a person that lists show. */
export const LISTED_SKILLS = 3;
/** How many years the directory's filter goes back (member §9). */
export const DIRECTORY_YEARS = 20;
/** Cards on a page of the directory (member §9). */
export const DIRECTORY_PAGE_SIZE = 12;
/** Alumni that the spotlight presents, at most. */
export const SPOTLIGHTS_MAX = 12;
/** People that one may know, at most. */
export const SUGGESTIONS_MAX = 9;
/** People that a list of the directory counts and pages through; who looks for one of more narrows the search. */
export const DIRECTORY_TOTAL_MAX = 1000;
/** A message to a member, and one with a request to connect, in characters. */
export const PERSON_MESSAGE_MAX_CHARS = 2000;
export const CONNECTION_MESSAGE_MAX_CHARS = 300;
