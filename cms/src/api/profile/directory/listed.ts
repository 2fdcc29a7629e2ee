import type { AccountRole } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { memberProfiles } from '../member-profiles';

/** Profiles that the directory lists: those of alumni. */
export const listedProfiles = (database: Database) =>
  memberProfiles(database).where('role.type', 'alumni' satisfies AccountRole);
