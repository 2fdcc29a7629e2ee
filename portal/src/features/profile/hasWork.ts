import type { AccountRole } from 'contracts';

/** Whether a role says where it works: alumni, and faculty, who act as such (member §2, design §4). */
export const hasWork = (role: AccountRole): boolean => role === 'alumni' || role === 'faculty';
