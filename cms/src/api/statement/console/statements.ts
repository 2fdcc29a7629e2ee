import type { Core } from '@strapi/strapi';
import { messages, STATEMENT_STATE_LABELS, type Statement } from 'contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

import type { Caller } from '../../../platform/console/definition';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listRows, orderOf } from '../../../platform/tables/list-rows';
import { advance } from '../../../platform/states/advance';
import { searchFor } from '../../../shared/search';
import { inTransaction } from '../../../shared/transaction';
import { recordChange } from '../../payment/public';
import { presentStatements } from '../presenter';
import { statementMachine } from '../steps/machine';
import {
  findStatement,
  LINES_TABLE,
  STATEMENT,
  statements,
  STATEMENTS_TABLE,
  STORED_STATEMENT,
  type StoredStatement,
} from '../store';

const ORDERS = {
  ...{ id: ['statement.id'], createdAt: ['statement.id'] },
  state: ['statement.state', 'statement.id'],
} as const;

/** The files of banks that were uploaded. Nothing of them is written here: they are applied and undone. */
export const statementResource = defineResource({
  name: 'statements',
  uid: STATEMENT,
  icon: 'statement',
  group: 'money',
  place: 60,
  nouns: ['statement', 'statements'],
  words: {
    title: 'Bank statements',
    lead: 'What the bank received, matched with what people say that they paid. Nothing changes until you apply it.',
    searched: 'File or bank',
    empty: { title: 'No statements yet', text: 'Upload the first one: you see what it would do before it does it.' },
    deleted: messages.statementDeleted,
    listNotLoaded: messages.statementsNotLoaded,
    notLoaded: messages.statementNotLoaded,
  },
  fields: {
    fileName: { label: 'File' },
    bankName: { label: 'Bank' },
    state: { label: 'Status', choices: STATEMENT_STATE_LABELS },
    lineCount: { label: 'Lines' },
    doubtful: { type: 'integer', label: 'Doubtful' },
    byName: { type: 'text', label: 'By' },
    createdAt: { label: 'Uploaded' },
    appliedAt: { label: 'Applied' },
    undoneAt: { label: 'Undone' },
  },
  columns: ['fileName', 'bankName', 'state', 'lineCount', 'doubtful', 'byName', 'createdAt', 'appliedAt', 'undoneAt'],
  spare: ['appliedAt', 'undoneAt'],
  exported: ['fileName', 'bankName', 'state', 'lineCount', 'doubtful', 'byName', 'createdAt', 'appliedAt', 'undoneAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: { state: { label: 'Status', all: 'All statements', choices: STATEMENT_STATE_LABELS } },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'Earliest first', field: 'createdAt', order: 'ASC' },
    { label: 'By status', field: 'state', order: 'ASC' },
  ],
  writable: z.strictObject({}),

  records: (strapi) => ({
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'createdAt' as const, direction: 'desc' as const };
      const order = orderOf(ORDERS[by], direction);
      const { rows, total } = await listRows(STORED_STATEMENT, { find: () => narrowed(strapi, filter), order, range });
      return { records: await presentStatements(strapi.db.connection, rows, new Date()), total };
    },
    async *each(filter) {
      const all = everyRow(STORED_STATEMENT, { find: () => narrowed(strapi, filter), key: 'statement.id' });
      for await (const rows of all) yield presentStatements(strapi.db.connection, rows, new Date());
    },
    one: (id) => readStatement(strapi, id),
    update: (id) => readStatement(strapi, id),
    remove: (ids, caller) =>
      inTransaction(strapi, async () => {
        const removed: Statement[] = [];
        for (const id of ids) removed.push(await discard(strapi, id, caller));
        return removed;
      }),
  }),
});

const readStatement = (strapi: Core.Strapi, id: string): Promise<Statement> =>
  inTransaction(strapi, async (trx) => present(trx, await findStatement(trx, id)));

async function present(database: Core.Strapi['db']['connection'], row: StoredStatement): Promise<Statement> {
  const [statement] = await presentStatements(database, [row], new Date());
  if (!statement) throw new Error('A statement was not presented.');
  return statement;
}

/** Deletes a statement of which nothing was applied. @throws NotFoundError; a 409 for any other */
async function discard(strapi: Core.Strapi, documentId: string, { profileId }: Caller): Promise<Statement> {
  return inTransaction(strapi, async (trx) => {
    const stored = await findStatement(trx, documentId);
    const statement = await present(trx, stored);
    const row = () => trx(STATEMENTS_TABLE).where({ id: stored.id });
    const now = new Date();
    if (!(await advance(row(), statementMachine, 'discard', { to: 'none' }, { updated_at: now }))) {
      statementMachine.refuse('discard', (await findStatement(trx, documentId)).state);
    }
    await trx(LINES_TABLE).where({ statement_id: stored.id }).delete();
    await row().delete();
    const change = { subject: 'statement', subjectId: documentId, action: 'delete', actorId: profileId } as const;
    await recordChange(trx, { ...change, before: { state: stored.state, lines: stored.lineCount }, after: {} }, now);
    return statement;
  });
}

interface Filter {
  q?: string | undefined;
  state?: string | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, state, id }: Filter): Knex.QueryBuilder {
  const found = statements(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void found.whereRaw(`(statement.file_name ${like} or statement.bank_name ${like})`, [...bindings, ...bindings]);
  }
  if (state) void found.where('statement.state', state);
  if (id) void found.whereIn('statement.document_id', [...id]);
  return found;
}
