/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/reset-password/', '/verify-email/'] as const;
