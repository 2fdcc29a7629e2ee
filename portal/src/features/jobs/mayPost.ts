import type { AccountRole } from 'contracts';

/** Whether somebody may post jobs: alumni and admins (member §6). The server decides once more. */
export const mayPost = (role: AccountRole): boolean => role === 'alumni' || role === 'admin';
