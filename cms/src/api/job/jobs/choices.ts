import { JOB_FILTER_CHOICES_MAX, JOBS_FOUND_MAX } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { filterListed, LATEST_FIRST } from './find';
import { job, jobs } from './job';

/** What jobs are narrowed to: how it is written, and what tells one from another, each with an index. */
const CHOICES = {
  companies: { label: job.company, key: job.companyKey },
  places: { label: job.location, key: job.placeKey },
} as const;

/**
 * Companies or places of the jobs that can be applied for, those with most of them first, as the latest of each writes it.
 * One is looked up after the other, and no more of its jobs are counted than a list of them finds: however many jobs there
 * are, few are looked at.
 */
export async function choicesOf(database: Database, what: keyof typeof CHOICES, now: Date): Promise<string[]> {
  const [label, key] = [CHOICES[what].label.sql, CHOICES[what].key.sql];
  const shown = () => jobs(database).where('job.is_hidden', false).min({ choice: key });
  const open = (table: string) => {
    const rows = jobs(database).whereRaw(`${key} = ${table}.choice`);
    filterListed(rows, {}, now);
    return rows.orderBy([LATEST_FIRST]);
  };
  const next = database
    .from('every')
    .whereNotNull('choice')
    .select({ choice: shown().whereRaw(`${key} > every.choice`) });
  const some = open('every').select(database.raw('1')).limit(JOBS_FOUND_MAX);
  const counted = database
    .from('every')
    .whereNotNull('choice')
    .select({ choice: 'choice', total: database.count('*').from(some.as('some')) });
  const found: { label: string }[] = await database
    .withRecursive('every', ['choice'], shown().unionAll([next]))
    .withMaterialized('counted', counted)
    .from('counted')
    .where('counted.total', '>', 0)
    .orderBy([
      { column: 'counted.total', order: 'desc' },
      { column: 'counted.choice', order: 'asc' },
    ])
    .limit(JOB_FILTER_CHOICES_MAX)
    .select({ label: open('counted').select(label).limit(1) });
  return found.map((choice) => choice.label);
}
