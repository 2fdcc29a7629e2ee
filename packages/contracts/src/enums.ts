/** Closed lists of values, one place each (design §7). Labels for people live beside them. */

/** ISO 4217 codes that the product can store: the list of admin §3, joined by INR (design §6). */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The portal's roles. `public` is whoever is signed out (design §4). */
export const ROLES = ['public', 'student', 'alumni', 'faculty', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that an account can have. */
export const ACCOUNT_ROLES = ['student', 'alumni', 'faculty', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** What people call the roles. */
export const ROLE_LABELS: Record<AccountRole, string> = {
  student: 'Student',
  alumni: 'Alumni',
  faculty: 'Faculty',
  admin: 'Admin',
};

/** Roles that a person can register with (site §2.4). */
export const REGISTRATION_ROLES = ['student', 'alumni', 'faculty'] as const;
