import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type NotificationPreference } from 'contracts';

import { readPreferences, writePreferences } from '../../../platform/notifications/preferences';
import { inTransaction } from '../../../shared/transaction';
import { type Reader } from '../../profile/public';

const preferenceService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How each kind reaches the reader. @throws NotFoundError for an account that lost its profile */
  find: (reader: Reader): Promise<NotificationPreference[]> => readPreferences(strapi.db.connection, profileOf(reader)),

  /**
   * Keeps how these kinds shall reach the reader.
   * @returns how each kind does now
   * @throws NotFoundError for an account that lost its profile
   */
  update: (reader: Reader, preferences: readonly NotificationPreference[]): Promise<NotificationPreference[]> =>
    inTransaction(strapi, async (trx) => {
      await writePreferences(trx, profileOf(reader), preferences);
      return readPreferences(trx, profileOf(reader));
    }),
});

export default preferenceService;

function profileOf({ profileId }: Reader): number {
  if (profileId === null) throw new errors.NotFoundError(messages.profileNotLoaded);
  return profileId;
}
