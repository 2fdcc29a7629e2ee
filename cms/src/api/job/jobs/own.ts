import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import type { Database } from '../../../shared/transaction';
import { findJob, type ListedJob, type WholeJob } from './job';

/** Who acts on a job. */
export type Poster = Pick<SignedInUser, 'profileId' | 'role'>;

/** Whether a person may change a job and read who applied: whoever posted it, and admins. */
export const mayManage = ({ profileId, role }: Poster, { posterId }: Pick<WholeJob, 'posterId'>): boolean =>
  role === 'admin' || (profileId !== null && profileId === posterId);

/**
 * A job that a person may change.
 * @throws NotFoundError where there is none, or none that they may know of; PolicyError (403) for a stranger's
 */
export async function ownJob(database: Database, user: Poster, id: string): Promise<WholeJob> {
  const found = await findJob(database, id);
  if (found && mayManage(user, found)) return found;
  if (!found || found.isHidden) throw new errors.NotFoundError(messages.jobNotFound);
  throw new errors.PolicyError();
}

/** Why an admin hid a job; null while it is not hidden. */
export const reasonOf = ({ isHidden, hiddenReason }: Pick<ListedJob, 'isHidden' | 'hiddenReason'>): string | null =>
  isHidden ? (hiddenReason ?? '') : null;
