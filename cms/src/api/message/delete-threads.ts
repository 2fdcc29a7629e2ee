import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';
import { ensureInboxes, lockInboxes } from './inboxes';
import { wake } from './live';
import { forgetWords } from './message-index';
import { REPORTS_TABLE } from './reports/store';
import { FILES_TABLE, INBOXES_TABLE, MESSAGES_TABLE, PARTICIPANTS_TABLE, participants, THREADS_TABLE } from './store';

/**
 * Deletes all threads of a person with whatever belongs to them, for both: they hold words of both. Each other is told
 * to load their list anew.
 */
export async function deleteThreadsOf(strapi: Core.Strapi, trx: Database, personId: number): Promise<void> {
  // Whoever writes at this moment waits, and then finds nobody.
  await ensureInboxes(trx, [personId], new Date());
  const others: number[] = await participants(trx, personId).pluck('me.other_id');
  await lockInboxes(trx, [personId, ...others]);
  const threads = () => participants(trx, personId).select('me.thread_id');
  const messages = () => trx(MESSAGES_TABLE).whereIn('thread_id', threads()).select('id');
  await trx(REPORTS_TABLE).whereIn('thread_id', threads()).delete();
  await trx(FILES_TABLE).whereIn('message_id', messages()).delete();
  await forgetWords(trx, messages);
  await trx(MESSAGES_TABLE).whereIn('thread_id', threads()).delete();
  await trx(THREADS_TABLE).whereIn('id', threads()).delete();
  await trx(PARTICIPANTS_TABLE).where({ person_id: personId }).orWhere({ other_id: personId }).delete();
  await trx(INBOXES_TABLE).where({ person_id: personId }).delete();
  await trx(INBOXES_TABLE)
    .whereIn('person_id', others)
    .update({ seq: trx.raw('seq + 1'), removed_seq: trx.raw('seq + 1') });
  await strapi.db.transaction(({ onCommit }) => {
    onCommit(() => wake(others));
  });
}
