import type { Core } from '@strapi/strapi';
import { UNREAD_DIGEST_HOURS, paths } from 'contracts';

import { notifyAll } from '../../platform/notifications';
import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import { HOUR_S } from '../../shared/seconds';
import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import { blockedWith } from '../profile/public';
import { lockInboxes } from './inboxes';
import { messagesUnread } from './mails/messages-unread';
import { INBOXES_TABLE, PARTICIPANTS_TABLE } from './store';

/** People whom one mail names. */
const NAMED_MAX = 10;

const me = tableOf('api::message.participant', 'me');
/** Since when something waits for somebody. */
const WAITING = selection({ personId: me.personId, since: me.waitingSince.or(new Date(0)) });
type Waiting = ReturnType<typeof WAITING.read>;

/** What waits in one thread of somebody. */
const UNREAD = selection({ ...pick(me, 'personId', 'unread'), name: tableOf('api::profile.profile', 'profile').name });

/**
 * Tells people what has waited for them for a day and was in no mail yet, in one mail a day. Each is marked in the
 * transaction that tells, by whichever instance comes first.
 */
export async function tellUnread(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNREAD_DIGEST_HOURS * HOUR_S * 1000);
  let last: Waiting = { personId: 0, since: new Date(0) };
  await stepByStep(async () => {
    const due = await nextWaiting(strapi.db.connection, last, before);
    await tellSome(strapi, [...new Set(due.map(({ personId }) => personId))], { before, now });
    last = due.at(-1) ?? last;
    return due.length === AT_ONE_STEP;
  });
}

/** The next threads by how long something has waited in them, and for whom. */
function nextWaiting(database: Database, last: Waiting, before: Date): Promise<Waiting[]> {
  return WAITING.all(
    database(`${PARTICIPANTS_TABLE} as me`)
      .where('me.waiting_since', '<=', before)
      // Of several that have waited for one person since the same moment the first one is enough: it tells of all.
      .whereRaw('(me.waiting_since, me.person_id) > (?, ?)', [last.since, last.personId])
      .orderBy(['me.waiting_since', 'me.person_id'])
      .limit(AT_ONE_STEP),
  );
}

/** Those of these people, whose inboxes are locked, for whom something has waited so long, and who had no such mail since. */
function stillDue(trx: Database, people: readonly number[], before: Date): Promise<number[]> {
  return trx(`${INBOXES_TABLE} as inbox`)
    .whereIn('inbox.person_id', [...people])
    .where((either) => either.whereNull('inbox.digested_at').orWhere('inbox.digested_at', '<=', before))
    .whereExists(
      trx(`${PARTICIPANTS_TABLE} as me`)
        .whereRaw('me.person_id = inbox.person_id')
        .where('me.waiting_since', '<=', before)
        .select(trx.raw('1')),
    )
    .pluck('inbox.person_id');
}

async function tellSome(
  strapi: Core.Strapi,
  people: readonly number[],
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  if (people.length === 0) return;
  await inTransaction(strapi, async (trx) => {
    const inboxes = await lockInboxes(trx, people);
    const due = await stillDue(trx, [...inboxes.keys()], before);
    const unread = await UNREAD.all(
      trx(`${PARTICIPANTS_TABLE} as me`)
        .innerJoin('profiles as profile', 'profile.id', 'me.other_id')
        .whereIn('me.person_id', due)
        .whereNotNull('me.waiting_since')
        .whereNotExists(blockedWith(trx, trx.ref('me.person_id'), 'me.other_id'))
        .orderBy(['me.person_id', 'me.waiting_since', 'me.id']),
    );
    const told = trx(PARTICIPANTS_TABLE).whereIn('person_id', due).whereNotNull('waiting_since');
    await told.update({ waiting_since: null });
    await trx(INBOXES_TABLE).whereIn('person_id', due).update({ digested_at: now });
    const notifications = due.flatMap((recipientId) => {
      const waiting = unread.filter(({ personId }) => personId === recipientId);
      if (waiting.length === 0) return [];
      const named = waiting.slice(0, NAMED_MAX).map(({ name, unread: count }) => ({ name, unread: count }));
      return {
        ...{ recipientId, data: {}, href: paths.threads() },
        key: `messages-unread:${recipientId}:${now.toISOString().slice(0, 13)}`,
        mail: (name: string) => messagesUnread.of({ name, waiting: named, others: waiting.length - named.length }),
      };
    });
    await notifyAll(strapi, 'messages-unread', notifications);
  });
}
