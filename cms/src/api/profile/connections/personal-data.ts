import { messages } from 'contracts';

import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { BOND_COLUMNS, stateFor, toBond, type BondRow } from './bond';

type Row = BondRow & { otherName: string | null };

/** Connections, requests and blocks. They tie two people, so they go with either. */
export const connectionsPart: PersonalDataPart = {
  name: 'connections',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const database = strapi.db.connection;
    const rows = await database('connections as connection')
      .leftJoin(
        'profiles as other',
        'other.id',
        database.raw('case connection.low_id when ? then connection.high_id else connection.low_id end', [profileId]),
      )
      .where('connection.low_id', profileId)
      .orWhere('connection.high_id', profileId)
      .orderBy('connection.id')
      .select<Row[]>({ ...BOND_COLUMNS, otherName: 'other.name' });
    return rows.flatMap(({ otherName, ...row }) => {
      const bond = toBond(row);
      const state = stateFor(bond, profileId);
      // Blocked by the other, which is not told.
      if (state === 'none') return [];
      const message = bond.requesterId === profileId || state !== 'blocked' ? bond.message : '';
      return [{ with: otherName ?? messages.FORMER_MEMBER, state, message, since: bond.since.toISOString() }];
    });
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    await trx('connections').where({ low_id: profileId }).orWhere({ high_id: profileId }).delete();
  },
};
