/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/announcements/create', '/announcements/*/edit'] as const;
