import type { Core } from '@strapi/strapi';

import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import { goOn, isStopping } from './background';
import { dialectOf } from './dialect';
import { tablesOf, type WordIndex } from './word-index';
import { indexRows } from './write';

/** What an index was made of, as the store keeps it. */
interface Made {
  version: number;
  /** When its things were last compared with it, in milliseconds since 1970. */
  at: number;
}

/** Things that changed so shortly before the last comparison may have been missed by it, in milliseconds. */
const OVERLAP_MS = 60_000;

/**
 * Makes an index where it is missing or made in an older way, and brings it in step with what was changed past the
 * server, such as by a restored backup. Belongs before the first request.
 */
export async function reconcileIndex(strapi: Core.Strapi, index: WordIndex, now = new Date()): Promise<void> {
  const { ids, finish } = await compare(strapi, index, now);
  await indexRows(strapi, index, ids);
  await finish();
}

/**
 * The same for an index of however many things there may be: where those are many, the start does not wait, and each is
 * found once its turn has come. A start that is cut short leaves the rest to the next one.
 * @param onEnd called once all of them are found
 */
export async function reconcileInSteps(
  strapi: Core.Strapi,
  index: WordIndex,
  onEnd: () => Promise<void>,
): Promise<void> {
  const { ids, finish } = await compare(strapi, index, new Date());
  let start = 0;
  const step = async (): Promise<boolean> => {
    await indexRows(strapi, index, ids.slice(start, start + AT_ONE_STEP));
    start += AT_ONE_STEP;
    return start < ids.length && !isStopping();
  };
  const work = stepByStep(step).then(async () => {
    if (isStopping()) return;
    await finish();
    await onEnd();
  });
  if (ids.length <= AT_START) return work;
  goOn(strapi, work, `“${index.source}” is not indexed whole.`);
}

/** Things that a start waits for. */
const AT_START = 500;

/** Finds what is outdated in an index. @returns `finish` notes that it no longer is */
async function compare(strapi: Core.Strapi, index: WordIndex, now: Date) {
  const store = strapi.store({ type: 'core', name: index.name, key: 'index' });
  const note = (at: number) => store.set({ value: { version: index.version, at } satisfies Made });
  const made = (await store.get({})) as Made | null;
  const isCurrent = made?.version === index.version;
  if (!isCurrent) {
    // Tables of another version may have other columns.
    for (const table of tablesOf(index)) await strapi.db.connection.schema.dropTableIfExists(table);
  }
  await ensureTables(strapi, index);
  // From here on it is as it should be, though of nothing yet.
  if (!isCurrent) await note(0);
  const since = new Date(isCurrent ? Math.max(0, made.at - OVERLAP_MS) : 0);
  const ids = await inTransaction(strapi, (trx) => findOutdated(trx, index, since));
  if (ids.length > 0) strapi.log.info(`Indexing ${ids.length} of “${index.source}” for the search.`);
  return { ids, finish: () => note(now.getTime()) };
}

/** Makes the tables that are missing. */
async function ensureTables(strapi: Core.Strapi, { statements }: WordIndex): Promise<void> {
  for (const statement of statements(dialectOf(strapi))) await strapi.db.connection.raw(statement);
}

/** Things without an entry, with one too many, or that changed since. */
async function findOutdated(trx: Database, { listed, alias, entries, key }: WordIndex, since: Date): Promise<number[]> {
  const missing: number[] = await listed(trx)
    .leftJoin(`${entries} as entry`, `entry.${key}`, `${alias}.id`)
    .where((either) => either.whereNull(`entry.${key}`).orWhere(`${alias}.updated_at`, '>=', since))
    .pluck(`${alias}.id`);
  const extra: number[] = await trx(`${entries} as entry`)
    .whereNotIn(`entry.${key}`, listed(trx).select(`${alias}.id`))
    .pluck(`entry.${key}`);
  // Those that were made first come first, on either database.
  return [...missing, ...extra].sort((one, other) => one - other);
}
