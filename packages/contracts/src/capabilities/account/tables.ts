/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/dashboard', '/student/', '/alumni', '/profile'] as const;
