/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/events/*/ticket', '/calendar/'] as const;
