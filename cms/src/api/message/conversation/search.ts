import type { Core } from '@strapi/strapi';
import { FOUND_MESSAGES_MAX, type FoundMessage, type MessageSearchQuery } from 'contracts';

import { searchWords } from '../../../platform/word-index/fold';
import { findByWords } from '../../../platform/word-index/search';
import { toRange } from '../../../shared/present-page';
import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { findPeople } from '../../profile/public';
import { messageIndex, ownWord } from '../message-index';
import { presentFound } from '../presenter';
import { MESSAGE_COLUMNS, MESSAGES_TABLE, messagesOf, PARTICIPANTS_TABLE } from '../store';

/** However common a word is, only what the person may read has it: nobody's messages are gone through in vain. */
const COMMON = 1_000_000;

const FOUND = selection({
  ...MESSAGE_COLUMNS,
  otherId: tableOf('api::message.participant', 'me').otherId,
  otherDocumentId: tableOf('api::profile.profile', 'profile').documentId,
});

/** Messages of a person's threads that have words which begin so, all of them, the latest first. */
export async function searchMessages(
  strapi: Core.Strapi,
  personId: number,
  { search, page, pageSize }: MessageSearchQuery,
): Promise<{ found: FoundMessage[]; total: number }> {
  const words = searchWords(search).map((word) => ownWord(personId, word));
  if (words.length === 0) return { found: [], total: 0 };
  const id = 'message.id';
  const { rows: places, total } = await findByWords<{ id: number }>(
    strapi,
    {
      ...{ index: messageIndex, from: `${MESSAGES_TABLE} as message`, id },
      ...{ max: FOUND_MESSAGES_MAX, common: COMMON, isById: true },
    },
    {
      words,
      filter: () => undefined,
      order: [{ column: id, order: 'desc' }],
      isNarrow: false,
      ...toRange({ page, pageSize }),
    },
    (found) => found.select({ id: 'place.id' }),
  );
  const rows = await FOUND.all(
    messagesOf(strapi.db.connection)
      // Whoever finds them is one of their two people, whatever the index says.
      .innerJoin(`${PARTICIPANTS_TABLE} as me`, (join) =>
        join.on('me.thread_id', 'message.thread_id').andOnVal('me.person_id', personId),
      )
      .innerJoin('profiles as profile', 'profile.id', 'me.other_id')
      .whereIn(
        id,
        places.map((place) => place.id),
      )
      .orderBy(id, 'desc'),
  );
  const others = [...new Set(rows.map(({ otherId }) => otherId))];
  const people = await findPeople(strapi, others, { profileId: personId });
  return {
    found: rows.map((row) => presentFound(row, personId, row.otherDocumentId, people.get(row.otherId) ?? null)),
    total: Math.min(total, FOUND_MESSAGES_MAX),
  };
}
