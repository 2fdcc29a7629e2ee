import { messages } from 'contracts';

import type { PersonalDataPart } from '../../platform/personal-data/part';
import { selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import { deleteThreadsOf } from './delete-threads';
import { standingOf } from './inboxes';
import { REPORTS_TABLE } from './reports/store';
import { MESSAGE_COLUMNS, messagesOf, PARTICIPANTS_TABLE } from './store';

const WRITTEN = selection({
  ...MESSAGE_COLUMNS,
  otherName: tableOf('api::profile.profile', 'profile').name.or(messages.FORMER_MEMBER),
  otherId: tableOf('api::message.participant', 'me').otherId,
});

/** What the person and others wrote to each other: all of it has words of both, so both lose it. */
export const messagesPart: PersonalDataPart = {
  name: 'messages',

  async export(strapi, { profileId }) {
    if (profileId === null) return { showsRead: true, threads: [], reports: [] };
    const database = strapi.db.connection;
    const rows = await WRITTEN.all(
      messagesOf(database)
        .innerJoin(`${PARTICIPANTS_TABLE} as me`, (join) =>
          join.on('me.thread_id', 'message.thread_id').andOnVal('me.person_id', profileId),
        )
        .leftJoin('profiles as profile', 'profile.id', 'me.other_id')
        .orderBy(['me.id', 'message.place']),
    );
    const threads = new Map<number, { with: string; messages: object[] }>();
    for (const { otherId, otherName, senderId, text, fileName, sentAt } of rows) {
      const thread = threads.get(otherId) ?? { with: otherName, messages: [] };
      const isOwn = senderId === profileId;
      thread.messages.push({ isOwn, text, file: fileName || null, sentAt: sentAt.toISOString() });
      threads.set(otherId, thread);
    }
    const reports: string[] = await database(REPORTS_TABLE)
      .where({ reporter_id: profileId })
      .orderBy('id')
      .pluck('reason');
    const { showsRead } = await standingOf(database, profileId);
    return { showsRead, threads: [...threads.values()], reports };
  },

  async erase(strapi, { profileId }, trx) {
    if (profileId === null) return;
    await deleteThreadsOf(strapi, trx, profileId);
    await trx(REPORTS_TABLE).where({ decided_by_id: profileId }).update({ decided_by_id: null });
  },
};
