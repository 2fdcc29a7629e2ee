import { recordPage, type MoneySubject } from '../../platform/payables/money-subject';
import { LAYOUTS_TABLE } from './layouts';
import { statementLines, STATEMENTS_TABLE, STORED_LINE } from './store';
import { titleOf } from './steps/unclaimed';

/** What of statements is noted in the changes of money. */
export const statementSubjects: readonly MoneySubject[] = [
  {
    subject: 'statement',
    page: recordPage('statements'),
    async titles(database, ids) {
      const rows: { id: string; bank: string; file: string }[] = await database(STATEMENTS_TABLE)
        .whereIn('document_id', [...ids])
        .select({ id: 'document_id', bank: 'bank_name', file: 'file_name' });
      return new Map(rows.map(({ id, bank, file }) => [id, `${bank}: ${file}`]));
    },
  },
  {
    subject: 'statement-line',
    page: recordPage('statement-lines'),
    async titles(database, ids) {
      const lines = await STORED_LINE.all(statementLines(database).whereIn('line.document_id', [...ids]));
      return new Map(lines.map((line) => [line.documentId, titleOf(line)]));
    },
  },
  {
    subject: 'bank-layout',
    page: recordPage('bank-layouts'),
    async titles(database, ids) {
      const rows: { id: string; name: string }[] = await database(LAYOUTS_TABLE)
        .whereIn('document_id', [...ids])
        .select({ id: 'document_id', name: 'name' });
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  },
];
