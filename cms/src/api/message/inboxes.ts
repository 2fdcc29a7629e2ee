import { randomUUID } from 'node:crypto';

import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';
import { INBOXES_TABLE, PARTICIPANTS_TABLE } from './store';

/*
 * Each person has one inbox, whose row counts the events of that person. Whatever changes a thread holds the inboxes of
 * both: so the places of a thread have no gap, unread is exact, and events become visible in the order of their numbers,
 * which is what makes it enough for a client to say the last one that it knows (docs/adr/0026).
 */

const inbox = tableOf('api::message.inbox', 'inbox');
const INBOX = selection(pick(inbox, 'personId', 'seq', 'showsRead'));
export type Inbox = ReturnType<typeof INBOX.read>;

/** Makes the inboxes of these people where they are missing. Before the transaction that locks them. */
export async function ensureInboxes(database: Database, people: readonly number[], now: Date): Promise<void> {
  const there: number[] = await database(INBOXES_TABLE).whereIn('person_id', people).pluck('person_id');
  if (there.length === people.length) return;
  const rows = people.map((personId) => ({
    ...{ document_id: randomUUID(), person_id: personId, seq: 0, removed_seq: 0, shows_read: true },
    ...{ created_at: now, updated_at: now },
  }));
  await database(INBOXES_TABLE).insert(rows).onConflict('person_id').ignore();
}

/**
 * Lets nobody else change anything of these people until the transaction ends; in one order, so that none waits in vain.
 * @returns the inboxes of those who are there, by person
 */
export async function lockInboxes(trx: Database, people: readonly number[]): Promise<Map<number, Inbox>> {
  const locked = await INBOX.all(
    trx(`${INBOXES_TABLE} as inbox`)
      .innerJoin('profiles as profile', 'profile.id', 'inbox.person_id')
      .whereIn('inbox.person_id', [...people])
      .orderBy('inbox.person_id')
      .forUpdate('inbox' as never),
  );
  return new Map(locked.map((inbox) => [inbox.personId, inbox]));
}

/** Counts one event for each of these people, whose inboxes are locked. */
export async function countEvent(trx: Database, inboxes: readonly Inbox[]): Promise<void> {
  const people = inboxes.map(({ personId }) => personId);
  await trx(INBOXES_TABLE).whereIn('person_id', people).increment('seq', 1);
}

/** The number of the event that `countEvent` counts. */
export const eventOf = ({ seq }: Pick<Inbox, 'seq'>): number => seq + 1;

const STANDING = selection(
  { seq: inbox.seq.or(0), removedSeq: inbox.removedSeq.or(0), showsRead: inbox.showsRead.or(true) },
  { unread: Number },
);

/** How far a person's events have come, and all their unread messages. Whoever never had any has no inbox. */
export async function standingOf(database: Database, personId: number) {
  const unread = database(`${PARTICIPANTS_TABLE} as participant`)
    .where('participant.person_id', personId)
    .sum('participant.unread');
  const query = database
    .from(database.select({ id: database.raw('cast(? as integer)', [personId]) }).as('person'))
    .leftJoin(`${INBOXES_TABLE} as inbox`, 'inbox.person_id', 'person.id')
    .select({ unread });
  return (await STANDING.first(query)) ?? { seq: 0, removedSeq: 0, showsRead: true, unread: 0 };
}
