import { paths } from 'contracts';

import type { StoredTime } from '../../shared/stored-time';
import type { Database } from '../../shared/transaction';
import { connectionsOf } from './connections/listing';

/** What happened, as every part's query selects it: `ref`, `subject` and `at`. */
export interface ActivityRow {
  /** Id on the wire of what it happened to. */
  ref: string;
  /** A word that the sentence needs, such as somebody's name of today; empty where it needs none. */
  subject: string;
  at: StoredTime;
}

interface Owner {
  userId: number;
  profileId: number;
}

/** One kind of activity of a feature. Its rows join those of the others in one query. */
export interface ActivityPart {
  /** @returns a query that selects the columns of `ActivityRow` */
  find: (database: Database, owner: Owner) => ReturnType<Database['queryBuilder']>;
  present: (row: ActivityRow) => { sentence: string; href: string | null };
}

const joined: ActivityPart = {
  find: (database, { userId }) =>
    database('up_users')
      .where({ id: userId })
      .select({ ref: 'document_id', subject: database.raw(`''`), at: 'created_at' }),
  present: () => ({ sentence: 'You joined.', href: null }),
};

const updatedProfile: ActivityPart = {
  find: (database, { profileId }) =>
    database('profiles')
      .where({ id: profileId })
      .whereRaw('updated_at > created_at')
      .select({ ref: 'document_id', subject: database.raw(`''`), at: 'updated_at' }),
  present: () => ({ sentence: 'You updated your profile.', href: paths.profile() }),
};

const connected: ActivityPart = {
  find: (database, { profileId }) =>
    connectionsOf(database, profileId, 'connected').select({
      ref: 'profile.document_id',
      subject: 'profile.name',
      at: 'connection.since',
    }),
  present: ({ ref, subject }) => ({ sentence: `You connected with ${subject}.`, href: paths.person(ref) }),
};

/** Every kind of activity, by the name that tells its rows apart. */
export const activityParts: Readonly<Record<string, ActivityPart>> = {
  joined,
  'updated-profile': updatedProfile,
  connected,
};
