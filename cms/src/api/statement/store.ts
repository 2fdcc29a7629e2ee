import { errors } from '@strapi/utils';
import { messages } from 'contracts';
import type { Knex } from 'knex';

import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';
import { joinPayer } from '../payment/public';

export const STATEMENT = 'api::statement.statement';
export const STATEMENTS_TABLE = 'statements';
export const LINE = 'api::statement.statement-line';
export const LINES_TABLE = 'statement_lines';

const statement = tableOf(STATEMENT, 'statement');
/** A statement with whoever uploaded it. */
export const STORED_STATEMENT = selection({
  ...pick(statement, 'id', 'documentId', 'fileName', 'bankName', 'state', 'lineCount', 'createdAt', 'updatedAt'),
  ...pick(statement, 'appliedAt', 'undoneAt'),
  byName: tableOf('api::profile.profile', 'uploader').name.optional(),
});
export type StoredStatement = ReturnType<typeof STORED_STATEMENT.read>;

/** Statements as `statement`, to be filtered. */
export const statements = (database: Database) =>
  database(`${STATEMENTS_TABLE} as statement`).leftJoin('profiles as uploader', 'uploader.id', 'statement.uploader_id');

/** A statement as it is known outside. @throws NotFoundError */
export async function findStatement(database: Database, documentId: string): Promise<StoredStatement> {
  const found = await STORED_STATEMENT.first(statements(database).where('statement.document_id', documentId));
  if (!found) throw new errors.NotFoundError(messages.statementNotFound);
  return found;
}

const line = tableOf(LINE, 'line');
const payment = tableOf('api::payment.payment', 'payment');
/** A line with its statement, and with the payment that it pays. */
export const STORED_LINE = selection({
  ...pick(line, 'id', 'documentId', 'place', 'amount', 'utr', 'hash', 'outcome', 'basis', 'createdAt'),
  day: line.day.or(''),
  numbers: line.numbers.or('').to((numbers) => numbers.split(' ').filter(Boolean)),
  narration: line.narration.or(''),
  reason: line.reason.or(''),
  paymentId: line.payment.or(null),
  statementId: line.statement.or(0),
  statementDocumentId: statement.documentId,
  statementState: statement.state,
  statementFile: statement.fileName,
  paymentDocumentId: payment.documentId.optional(),
  paymentItem: payment.itemName.optional(),
  paymentAmount: payment.amount.optional(),
  paymentUtr: payment.utr.optional(),
  paymentFormerUtr: payment.formerUtr.optional(),
  paymentState: payment.state.optional(),
  isAnonymous: payment.isAnonymous.optional(),
  payerName: tableOf('api::profile.profile', 'payer').name.optional(),
  /** What another admin is asked to approve about it. */
  askedId: tableOf('api::payment.money-request', 'asked').documentId.optional(),
  decidedBy: tableOf('api::profile.profile', 'decider').name.optional(),
});
export type StoredLine = ReturnType<typeof STORED_LINE.read>;

/** Lines as `line`, each with its `statement`, `payment`, `payer`, `decider` and what is `asked`, to be filtered. */
export const statementLines = (database: Database): Knex.QueryBuilder =>
  joinPayer(
    database(`${LINES_TABLE} as line`)
      .innerJoin(`${STATEMENTS_TABLE} as statement`, 'statement.id', 'line.statement_id')
      .leftJoin('payments as payment', 'payment.id', 'line.payment_id'),
    database,
  )
    .leftJoin('profiles as decider', 'decider.id', 'line.decider_id')
    // One at most: see `giveBackLine`.
    .leftJoin('money_requests as asked', (join) =>
      join.on('asked.subject_id', 'line.document_id').andOnVal('asked.status', 'pending'),
    );

/** A line as it is known outside. @throws NotFoundError */
export async function findLine(database: Database, documentId: string): Promise<StoredLine> {
  const found = await STORED_LINE.first(statementLines(database).where('line.document_id', documentId));
  if (!found) throw new errors.NotFoundError(messages.statementLineNotFound);
  return found;
}

/** Locks lines in the order of their rows: two who change some of the same never wait for each other. */
export async function lockLines(lines: Knex.QueryBuilder): Promise<void> {
  await lines.orderBy('id').forUpdate().select('id');
}

/** How many rows a query finds. */
export async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const counted: { count: number | string } | undefined = await query.count({ count: '*' }).first();
  return Number(counted?.count ?? 0);
}
