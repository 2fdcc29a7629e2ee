import type { ZipEntry } from '../../../platform/files/zip';
import { CSV_BEGINNING, csvRow } from '../../../shared/csv';
import type { Database } from '../../../shared/transaction';
import { readResume } from './resume';
import type { JOB_APPLICATION } from './store';

const HEAD = ['Number', 'Name', 'Email', 'State', 'Applied', 'Note', 'Cover letter', 'Résumé'];

/** The applications for a job as files: a table of them, and each résumé, which is read when its turn has come. */
export async function* applicationFiles(
  database: Database,
  rows: readonly ReturnType<typeof JOB_APPLICATION.read>[],
): AsyncGenerator<ZipEntry> {
  const table = rows.map((row, index) =>
    csvRow([
      ...[String(index + 1), row.name, row.email, row.state, row.createdAt.toISOString(), row.note, row.coverLetter],
      fileOf(row, index),
    ]),
  );
  yield { name: 'applications.csv', bytes: Buffer.from(`${CSV_BEGINNING}${csvRow(HEAD)}${table.join('')}`) };
  for (const [index, row] of rows.entries()) {
    const file = await readResume(database, row.resumeId);
    if (file) yield { name: fileOf(row, index), bytes: file.bytes };
  }
}

/** Nobody has the name of another, as they are numbered. */
function fileOf({ name }: { name: string }, index: number): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} .-]+/gu, ' ').trim();
  return `${String(index + 1).padStart(3, '0')} ${plain}.pdf`;
}
