import {
  messages,
  MONEY_SUBJECT_LABELS,
  MONEY_SUBJECTS,
  moneyActionInWords,
  moneyDifferences,
  type ListedChange,
  type MoneyChange,
} from 'contracts';

import { moneySubjectOf } from '../../../platform/payables/money-subject';
import type { Database } from '../../../shared/transaction';
import type { StoredChange } from '../changes';

type Values = MoneyChange['before'];
type Names = ReadonlyMap<string, string>;

/** Changes as the console lists them: what each is about is called as it is called today. */
export async function presentChanges(database: Database, rows: readonly StoredChange[]): Promise<ListedChange[]> {
  const titles = await titlesOf(database, rows);
  const payers = await payersOf(database, rows);
  return rows.map((row) => {
    const { documentId, subject, subjectId, action, at, by, reason } = row;
    const { page } = moneySubjectOf(subject);
    const [before, after] = [row.before, row.after].map((values) => withPayer(values, payers)) as [Values, Values];
    const title = titles.get(`${subject}:${subjectId}`);
    const differences = moneyDifferences(before, after);
    return {
      ...{ id: documentId, _id: documentId, at: at.toISOString(), by: by ?? messages.FORMER_MEMBER, subject, reason },
      title: title ?? `${lastName(after, before) || MONEY_SUBJECT_LABELS[subject]} (gone)`,
      href: title === undefined ? '' : page(subjectId),
      ...{ action: moneyActionInWords(action), differences },
      before: linesOf(differences, 'before'),
      after: linesOf(differences, 'after'),
    };
  });
}

const linesOf = (differences: ListedChange['differences'], side: 'before' | 'after'): string =>
  differences.flatMap((each) => (each[side] === '' ? [] : `${each.field}: ${each[side]}`)).join('\n');

/** What something was called whose row is gone. */
function lastName(after: Values, before: Values): string {
  const names = [after['title'], after['name'], before['title'], before['name']];
  return names.filter((name) => typeof name === 'string').find((name) => name !== '') ?? '';
}

async function titlesOf(database: Database, rows: readonly StoredChange[]): Promise<Names> {
  const titles = new Map<string, string>();
  for (const subject of MONEY_SUBJECTS) {
    const ids = new Set(rows.flatMap((row) => (row.subject === subject ? [row.subjectId] : [])));
    if (ids.size === 0) continue;
    const found = await moneySubjectOf(subject).titles(database, [...ids]);
    for (const [id, title] of found) titles.set(`${subject}:${id}`, title);
  }
  return titles;
}

/** Whom payments were entered for, by today's names; nobody of a donation, whose donor may be anonymous. */
async function payersOf(database: Database, rows: readonly StoredChange[]): Promise<Names> {
  const ids = new Set(rows.flatMap(({ before, after }) => [payerIn(before), payerIn(after)]).filter(Boolean));
  if (ids.size === 0) return new Map();
  const found: { id: string; name: string | null }[] = await database('profiles')
    .whereIn('document_id', [...ids])
    .select({ id: 'document_id', name: 'name' });
  return new Map(found.map(({ id, name }) => [id, name ?? '']));
}

const payerIn = ({ user, relatedTo }: Values): string =>
  typeof user === 'string' && relatedTo !== 'donation' ? user : '';

function withPayer(values: Values, payers: Names): Values {
  if (!('user' in values)) return values;
  const { user: _id, ...others } = values;
  const payer = payerIn(values);
  return payer === '' ? others : { ...others, user: payers.get(payer) ?? messages.FORMER_MEMBER };
}
