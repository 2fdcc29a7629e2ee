import { randomUUID } from 'node:crypto';

import { keep } from '../bank-statements';
import { inDatabase } from '../database';
import { unique } from '../factories';
import { treasurer } from '../payments';
import { resourceRows } from './resource-rows';
import { admins, missing, none, type RouteRow } from './route';

const stamps = () => ({ document_id: randomUUID(), created_at: new Date(), updated_at: new Date() });

/** Stores a statement with a line that nobody knows. @returns their ids on the wire */
async function newStatement(state: string): Promise<{ statement: string; line: string }> {
  const [statement, line] = [stamps(), stamps()];
  await inDatabase(async (database) => {
    const [row]: { id: number }[] = await database('statements')
      .insert({
        ...{ ...statement, file_name: 'november.csv', file_hash: 'a'.repeat(64), file_key: null, layout_id: 0 },
        ...{ bank_name: 'Bank', line_count: 1, state, applied_at: state === 'applied' ? new Date() : null },
      })
      .returning('id');
    await database('statement_lines').insert({
      ...{ ...line, statement_id: row?.id, place: 1, day: '2026-10-01', amount: 100, narration: 'UPI' },
      ...{ hash: randomUUID(), outcome: 'unmatched', reason: '' },
    });
  });
  return { statement: statement.document_id, line: line.document_id };
}

const anyStatement = (state: string, status = 200): RouteRow['objects'] => ({
  'another’s': { id: async () => (await newStatement(state)).statement, status },
  missing: missing(),
});
const anyLine: RouteRow['objects'] = {
  'another’s': { id: async () => (await newStatement('applied')).line, status: 200 },
  missing: missing(),
};

/** A line whose money is kept as unclaimed. */
async function keptLine(): Promise<string> {
  const { line } = await newStatement('applied');
  await keep(treasurer(), line);
  return line;
}

const layout = () => ({
  ...{ name: unique('Bank'), delimiter: 'comma', headerRow: 1, dateFormat: 'dd/mm/yyyy', dateColumn: 'Date' },
  ...{ narrationColumn: 'Narration', creditColumn: 'Deposit' },
});
async function newLayout(): Promise<string> {
  const { document_id: id, ...times } = stamps();
  await inDatabase((database) =>
    database('bank_layouts').insert({
      ...{ ...times, document_id: id, name: unique('Bank'), delimiter: 'comma', encoding: 'auto', header_row: 1 },
      ...{ date_format: 'dd/mm/yyyy', date_column: 'Date', narration_column: 'Narration', credit_column: 'Deposit' },
    }),
  );
  return id;
}

/** What the treasurer does with the bank's statements. */
export const statementRoutes: readonly RouteRow[] = [
  // Without a file: cms/tests/payments/statements.test.ts sends some.
  { method: 'POST', path: '/api/admin/statement-preview', may: admins, objects: none(400) },
  { method: 'POST', path: '/api/admin/statements', may: admins, objects: none(400) },
  { method: 'POST', path: '/api/admin/statements/:id/apply', may: admins, objects: anyStatement('previewed') },
  { method: 'POST', path: '/api/admin/statements/:id/undo', may: admins, objects: anyStatement('applied') },
  {
    method: 'POST',
    path: '/api/admin/statement-lines/:id/decide',
    may: admins,
    body: () => ({ payment: null }),
    objects: anyLine,
  },
  { method: 'POST', path: '/api/admin/statement-lines/:id/keep', may: admins, objects: anyLine },
  {
    method: 'POST',
    path: '/api/admin/statement-lines/:id/give-back',
    may: admins,
    body: () => ({ reference: 'N1', reason: 'Paid twice' }),
    objects: { 'another’s': { id: keptLine, status: 200 }, missing: missing() },
  },
  { method: 'GET', path: '/api/admin/unclaimed-money', may: admins, objects: none() },
  ...resourceRows({ name: 'statements', change: () => ({}), objects: anyStatement('previewed') }),
  ...resourceRows({
    name: 'statement-lines',
    change: () => ({}),
    objects: anyLine,
    deleted: {
      'another’s': { id: async () => (await newStatement('applied')).line, status: 409 },
      missing: missing(409),
    },
  }),
  ...resourceRows({
    name: 'bank-layouts',
    change: () => ({ narrationColumn: 'Particulars' }),
    record: layout,
    objects: { 'another’s': { id: newLayout, status: 200 }, missing: missing() },
  }),
];
