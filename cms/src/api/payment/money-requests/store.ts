import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { fromMinorUnits, toMinorUnits, type Currency, type MoneyRequest, type MoneyRequestKind } from 'contracts';
import type { Knex } from 'knex';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { recordChange } from '../changes';
import { tellAdmins } from './told';
import { readPaymentSettings } from '../settings';

export const MONEY_REQUEST = 'api::payment.money-request';
export const MONEY_REQUESTS_TABLE = 'money_requests';

const request = tableOf(MONEY_REQUEST, 'request');

/** What an admin asked for, with the names of all that it is about. */
export const STORED_REQUEST = selection({
  ...pick(request, 'id', 'documentId', 'kind', 'subjectId', 'title', 'amount', 'currency', 'details', 'key', 'status'),
  ...pick(request, 'decidedAt', 'createdAt'),
  reason: request.reason.or(''),
  decisionReason: request.decisionReason.or(''),
  askerId: request.askedBy,
  memberName: tableOf('api::profile.profile', 'member').name.optional(),
  askedBy: tableOf('api::profile.profile', 'asker').name.optional(),
  decidedBy: tableOf('api::profile.profile', 'decider').name.optional(),
});
export type StoredRequest = ReturnType<typeof STORED_REQUEST.read>;

/** Requests as `request`, with whom they are about, to be filtered. */
export const moneyRequestRows = (database: Database): Knex.QueryBuilder =>
  database(`${MONEY_REQUESTS_TABLE} as request`)
    .leftJoin('profiles as member', 'member.id', 'request.member_id')
    .leftJoin('profiles as asker', 'asker.id', 'request.asked_by_id')
    .leftJoin('profiles as decider', 'decider.id', 'request.decided_by_id');

/** A request as it is known outside. @returns null where there is none */
export const findRequest = (database: Database, documentId: string): Promise<StoredRequest | null> =>
  STORED_REQUEST.first(moneyRequestRows(database).where('request.document_id', documentId));

/** As the console has it. */
export const presentRequest = (row: StoredRequest): MoneyRequest => ({
  id: row.documentId,
  _id: row.documentId,
  ...{ kind: row.kind, title: row.title, currency: row.currency, reason: row.reason, status: row.status, key: row.key },
  amount: fromMinorUnits(row.amount, row.currency),
  memberName: row.memberName ?? '',
  subjectId: row.subjectId,
  askedBy: row.askedBy ?? '',
  createdAt: row.createdAt.toISOString(),
  decidedBy: row.decidedBy ?? '',
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});

/** What waits of a payment or a membership, the earliest first. */
export async function waitingRequestsOf(database: Database, subjectId: string): Promise<MoneyRequest[]> {
  const waiting = moneyRequestRows(database).where({ 'request.subject_id': subjectId, 'request.status': 'pending' });
  return (await STORED_REQUEST.all(waiting.orderBy('request.id'))).map(presentRequest);
}

/** Whether a sum needs a second admin. @param amount minor units */
export async function needsSecondAdmin(strapi: Core.Strapi, amount: number, currency: Currency): Promise<boolean> {
  const { approvalAbove } = await readPaymentSettings(strapi);
  return amount > toMinorUnits(approvalAbove, currency);
}

/** What another admin has to approve. */
export interface NewRequest {
  kind: MoneyRequestKind;
  /** Whose changes it is noted among. */
  subject: 'payment' | 'membership' | 'settings' | 'statement-line';
  subjectId: string;
  title: string;
  /** Minor units; 0 of what is no sum. */
  amount: number;
  currency: Currency;
  /** What its act needs to be carried out. */
  details: object;
  reason: string;
  /** Made once for each. */
  key: string;
  memberId: number | null;
  actorId: number | null;
}

/** Stores what another admin has to approve, and who asked for it, and tells the admins; the same key again changes nothing. */
export async function askSecondAdmin(strapi: Core.Strapi, trx: Database, asked: NewRequest, now: Date): Promise<void> {
  const { kind, subject, subjectId, title, amount, currency, details, reason, key, memberId, actorId } = asked;
  const inserted: unknown[] = await trx(MONEY_REQUESTS_TABLE)
    .insert({
      ...{ document_id: randomUUID(), kind, subject_id: subjectId, title, amount, currency, reason, key },
      ...{ details: JSON.stringify(details), status: 'pending', member_id: memberId, asked_by_id: actorId },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict('key')
    .ignore()
    .returning('id');
  if (inserted.length === 0) return;
  const change = { subject, subjectId, action: `ask: ${kind}`, actorId, reason } as const;
  const wanted = amount === 0 ? title : fromMinorUnits(amount, currency);
  await recordChange(trx, { ...change, before: {}, after: { asked: wanted } }, now);
  await tellAdmins(strapi, trx, asked);
}
