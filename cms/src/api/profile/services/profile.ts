import { isDeepStrictEqual } from 'node:util';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type PrivacySettings } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { PROFILE } from '../../../platform/accounts/account';
import { askForEmailChange, pendingEmailOf, permitEmailChange } from '../../../platform/accounts/email-change';
import type { Mailing } from '../../../platform/accounts/mailing';
import { proveOwner } from '../../../platform/accounts/prove-owner';
import { inTransaction, type Database } from '../../../shared/transaction';
import { PROFILE_COLUMNS, toProfile, type Profile, type ProfileRow } from '../profile';

/** A profile for its owner, with the address that waits to be confirmed. */
export interface OwnedProfile extends Profile {
  pendingEmail: string | null;
}

/** Fields of a profile to be written. What is absent, or undefined, stays. */
export type ProfileChange = Partial<
  Omit<Profile, 'id' | 'documentId' | 'avatar' | 'privacySettings'> & {
    email: string;
    /** Needed for another address. */
    currentPassword: string;
    privacySettings: PrivacySettings;
  }
>;

/** What a write counts beside itself. */
interface Counting extends Mailing {
  /** Counts an attempt to say the password. @returns what takes it back */
  countAttempt: () => Promise<() => Promise<void>>;
}

/** What alumni alone say about themselves (member §6). */
const MENTOR_FIELDS = [
  ...(['isMentor', 'mentorBio', 'availabilityHours'] as const),
  ...(['mentorshipAreas', 'mentorExpectations', 'mentorCapacity', 'isAvailable'] as const),
];

const profileService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The own profile, by one query. @throws NotFoundError for an account that lost its profile */
  findOwn: (user: SignedInUser): Promise<OwnedProfile> => findOwn(strapi.db.connection, user),

  /**
   * Writes fields of the own profile. A new address is not written: it waits for the link that is mailed to it.
   * @throws ValidationError (400) for a new address without the right password, PolicyError (403) when anybody but alumni would become a mentor, NotFoundError without a profile
   */
  async updateOwn(
    user: SignedInUser,
    change: ProfileChange,
    { countAttempt, ...mailing }: Counting,
  ): Promise<OwnedProfile> {
    const { email, privacySettings, currentPassword = '', ...fields } = change;
    const stored = await findOwn(strapi.db.connection, user);
    refuseMentorship(user, stored, fields);
    const newEmail = email === undefined || email === user.email || email === stored.pendingEmail ? null : email;
    if (newEmail !== null) {
      await proveOwner(strapi, user, { currentPassword, onRightPassword: await countAttempt() });
    }
    const permits = newEmail === null ? null : await permitEmailChange(user, newEmail, mailing);

    return inTransaction(strapi, async (trx) => {
      const data = { ...fields, ...privacySettings };
      if (Object.keys(data).length > 0) {
        await strapi.db.query(PROFILE).update({ where: { id: stored.id }, data });
      }
      if (newEmail !== null && permits) await askForEmailChange(strapi, trx, user, newEmail, permits);
      return findOwn(trx, user);
    });
  },
});

export default profileService;

async function findOwn(database: Database, { id, profileId }: SignedInUser): Promise<OwnedProfile> {
  const [row] = await database('profiles as profile')
    .where('profile.id', profileId)
    .select<(ProfileRow & { pendingEmail: string | null })[]>(PROFILE_COLUMNS)
    .select({ pendingEmail: pendingEmailOf(database, id) });
  if (!row) throw new errors.NotFoundError(messages.profileNotLoaded);
  return { ...toProfile(row), pendingEmail: row.pendingEmail };
}

function refuseMentorship({ role }: SignedInUser, stored: Profile, fields: Partial<Profile>): void {
  if (role === 'alumni') return;
  const isChanged = MENTOR_FIELDS.some(
    (name) => fields[name] !== undefined && !isDeepStrictEqual(fields[name], stored[name]),
  );
  if (isChanged) throw new errors.PolicyError(messages.onlyAlumniMentor);
}
