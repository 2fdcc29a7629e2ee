import { randomUUID } from 'node:crypto';

import type { MoneyChange, MoneySubjectName } from 'contracts';
import type { Knex } from 'knex';

import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';

const CHANGES_TABLE = 'money_changes';
export const MONEY_CHANGE = 'api::payment.money-change';
const SHOWN = 50;

/** Simple values by name, none of them a name of a person or an address. */
type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What an admin changed about money. */
export interface NewChange {
  subject: MoneySubjectName;
  /** As it is known outside. */
  subjectId: string;
  action: string;
  /** The profile of the admin; null for one without. */
  actorId: number | null;
  before: Values;
  after: Values;
  reason?: string;
}

/** Notes who changed what, in the transaction of the change. It is never changed itself. */
export async function recordChange(trx: Database, change: NewChange, now: Date): Promise<void> {
  const { subject, subjectId, action, actorId, before, after, reason = '' } = change;
  await trx(CHANGES_TABLE).insert({
    ...{ document_id: randomUUID(), subject, subject_id: subjectId, action, actor_id: actorId, at: now, reason },
    ...{ before: JSON.stringify(before), after: JSON.stringify(after), created_at: now, updated_at: now },
  });
}

const change = tableOf(MONEY_CHANGE, 'change');
const toValues = (stored: unknown) => (stored ?? {}) as MoneyChange['before'];
/** A change with the name of who made it. */
export const CHANGE = selection({
  ...pick(change, 'documentId', 'subject', 'subjectId', 'action', 'at'),
  before: change.before.to(toValues),
  after: change.after.to(toValues),
  reason: change.reason.or(''),
  by: tableOf('api::profile.profile', 'actor').name.optional(),
});
export type StoredChange = ReturnType<typeof CHANGE.read>;

/** Changes as `change`, with who made each, to be filtered. */
export const changes = (database: Database): Knex.QueryBuilder =>
  database(`${CHANGES_TABLE} as change`).leftJoin('profiles as actor', 'actor.id', 'change.actor_id');

/** The latest changes of something, the latest first. */
export async function changesOf(
  database: Database,
  subject: NewChange['subject'],
  subjectId: string,
): Promise<MoneyChange[]> {
  const rows = await CHANGE.all(
    changes(database)
      .where({ 'change.subject': subject, 'change.subject_id': subjectId })
      .orderBy('change.id', 'desc')
      .limit(SHOWN),
  );
  return rows.map(({ action, at, before, after, reason, by }) => ({
    ...{ action, by: by ?? '', at: at.toISOString(), reason, before, after },
  }));
}
