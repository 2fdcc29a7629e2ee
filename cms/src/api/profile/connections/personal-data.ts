import { messages } from 'contracts';

import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { CONNECTION_COLUMNS, stateFor } from './stored-connection';

const LISTED = selection({
  ...CONNECTION_COLUMNS,
  otherName: tableOf('api::profile.profile', 'other').name.optional(),
});

/** Connections, requests and blocks. They tie two people, so they go with either. */
export const connectionsPart: PersonalDataPart = {
  name: 'connections',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const database = strapi.db.connection;
    const own = database('connections as connection')
      .leftJoin(
        'profiles as other',
        'other.id',
        database.raw('case connection.low_id when ? then connection.high_id else connection.low_id end', [profileId]),
      )
      .where('connection.low_id', profileId)
      .orWhere('connection.high_id', profileId)
      .orderBy('connection.id');
    return (await LISTED.all(own)).flatMap(({ otherName, ...connection }) => {
      const state = stateFor(connection, profileId);
      // Blocked by the other, which is not told.
      if (state === 'none') return [];
      const message = connection.requesterId === profileId || state !== 'blocked' ? connection.message : '';
      return [{ with: otherName ?? messages.FORMER_MEMBER, state, message, since: connection.since.toISOString() }];
    });
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    await trx('connections').where({ low_id: profileId }).orWhere({ high_id: profileId }).delete();
  },
};
