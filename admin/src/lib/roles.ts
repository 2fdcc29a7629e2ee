import { ACCOUNT_ROLES, type AccountRole } from 'contracts';

/** A role, as it is said of one person. */
export const roleLabels: Record<AccountRole, string> = {
  student: 'Student',
  alumni: 'Alumni',
  faculty: 'Faculty',
  admin: 'Admin',
};

/** The choices of a form. */
export const roleChoices = ACCOUNT_ROLES.map((id) => ({ id, name: roleLabels[id] }));

/** The filter of the list (admin §2): all roles, or the people of one. */
export const roleFilters: readonly { value: AccountRole | ''; label: string }[] = [
  { value: '', label: 'All Roles' },
  { value: 'student', label: 'Students' },
  { value: 'alumni', label: 'Alumni' },
  { value: 'faculty', label: 'Faculty' },
  { value: 'admin', label: 'Admins' },
];
