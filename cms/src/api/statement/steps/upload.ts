import { createHash, randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { dayAt, formatDate, messages } from 'contracts';

import { plainName } from '../../../platform/files/plain-name';
import type { Uploaded } from '../../../platform/files/read-upload';
import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { paymentsNamed, recordChange } from '../../payment/public';
import type { StoredLayout } from '../layouts';
import { matchLines } from '../match/match';
import { tokensOf } from '../match/words';
import type { Verdict } from '../match/types';
import type { ReadLine } from '../read/lines';
import { readStatement } from '../read/read-statement';
import { LINES_TABLE, STATEMENTS_TABLE } from '../store';

/** Rows that one statement of SQL inserts, and values that it takes. */
const AT_ONCE = 100;
const VALUES_AT_ONCE = 500;

interface Upload {
  file: Uploaded;
  layout: StoredLayout;
  /** The profile of whoever uploads it. */
  actorId: number | null;
}

/**
 * Reads a bank's file and says of each line what it would do. Nothing but that is stored: the file is not kept.
 * @returns the statement, as it is known outside
 * @throws ValidationError for a file that cannot be read; a 409 for one that is there already
 */
export async function uploadStatement(
  strapi: Core.Strapi,
  { file, layout, actorId }: Upload,
  timeZone: string,
  now: Date,
): Promise<string> {
  const fileHash = createHash('sha256').update(file.bytes).digest('hex');
  const lines = readStatement(file.bytes, layout);
  const documentId = randomUUID();
  try {
    await inTransaction(strapi, async (trx) => {
      const [row]: { id: number }[] = await trx(STATEMENTS_TABLE)
        .insert({
          ...{ document_id: documentId, file_hash: fileHash, file_key: fileHash },
          file_name: plainName(file.name.replace(/\.csv$/i, ''), '.csv', 'statement'),
          ...{ layout_id: layout.id, bank_name: layout.name, uploader_id: actorId },
          ...{ line_count: lines.length, state: 'previewed', created_at: now, updated_at: now },
        })
        .returning('id');
      if (!row) throw new Error('A statement was not stored.');
      await insertLines(trx, row.id, lines, await judged(trx, lines, timeZone), now);
      await recordChange(
        trx,
        {
          ...{ subject: 'statement', subjectId: documentId, action: 'upload', actorId, before: {} },
          after: { bank: layout.name, lines: lines.length, fileHash },
        },
        now,
      );
    });
  } catch (error) {
    throw violatesUniqueIndex(error) ? conflict(messages.statementThere) : error;
  }
  return documentId;
}

/** What each line would do, by what is stored now. */
async function judged(trx: Database, lines: readonly ReadLine[], timeZone: string): Promise<Verdict[]> {
  const credits = lines.filter(({ fault, amount }) => fault === '' && amount !== null && amount > 0);
  const said = credits.map(({ narration, bankId }) => tokensOf(`${narration} ${bankId}`));
  const days = credits.flatMap(({ day }) => day ?? []).sort();
  const named = await paymentsNamed(trx, {
    utrs: [...new Set(said.flatMap(({ utrs }) => utrs))],
    tokens: [...new Set(said.flatMap(({ tokens }) => tokens))],
    since: days[0] ?? '2000-01-01',
  });
  const payments = named.map(({ createdAt, rejectedAt, ...payment }) => ({
    ...payment,
    begunOn: dayAt(createdAt, timeZone),
    rejectedOn: rejectedAt && formatDate(rejectedAt, timeZone),
  }));
  return matchLines(lines, payments, await appliedBefore(trx, credits));
}

/** Hashes of lines that were applied with a statement before. */
async function appliedBefore(trx: Database, lines: readonly ReadLine[]): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let place = 0; place < lines.length; place += VALUES_AT_ONCE) {
    const hashes = lines.slice(place, place + VALUES_AT_ONCE).map(({ hash }) => hash);
    const found: string[] = await trx(LINES_TABLE).whereIn('applied_key', hashes).pluck('applied_key');
    for (const hash of found) seen.add(hash);
  }
  return seen;
}

/** Of one line: as many as its column holds. */
const NUMBERS_MAX = 15;

async function insertLines(
  trx: Database,
  statementId: number,
  lines: readonly ReadLine[],
  verdicts: readonly Verdict[],
  now: Date,
): Promise<void> {
  const rows = lines.map(({ place, day, amount, narration, hash }, index) => {
    const { outcome = 'unreadable', reason = '', paymentId = null, basis = null } = verdicts[index] ?? {};
    const { utr = null, numbers = [] } = verdicts[index] ?? {};
    // Of what is no money received, the bank's words are nobody's business here.
    const isKept = outcome !== 'ignored' && outcome !== 'seen';
    return {
      ...{ document_id: randomUUID(), statement_id: statementId, place, day, amount, hash, utr, outcome, basis },
      // Each between blanks, so that it is found whole.
      numbers: numbers.length === 0 ? null : ` ${numbers.slice(0, NUMBERS_MAX).join(' ')} `,
      ...{ narration: isKept ? narration : '', reason, payment_id: paymentId, created_at: now, updated_at: now },
    };
  });
  for (let place = 0; place < rows.length; place += AT_ONCE) {
    await trx(LINES_TABLE).insert(rows.slice(place, place + AT_ONCE));
  }
}
