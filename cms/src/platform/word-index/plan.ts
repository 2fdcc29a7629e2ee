import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import { afterPrefix } from './fold';
import { countRows } from './rows';
import type { Search, Wanted } from './search';

/** How things are found. */
export type Plan =
  /** The things of each of these words stand in the order of the list already, and are put together. */
  | { kind: 'merge'; terms: readonly string[]; hasMany: boolean }
  /** The things of each of these words, which the rarest begins, are gone through as they stand until enough of each fit. */
  | { kind: 'follow'; word: string; terms: readonly string[] }
  /** All that have the rarest word are fetched, tested for what else is wanted, and put in order. */
  | { kind: 'collect'; word: string }
  /** Things, those that the filter leaves, are gone through in their order until the page is full. */
  | { kind: 'walk' };

/** Words of the index that one search word begins, at most, to be put together. */
const TERMS_MAX = 12;

/** Which row of a word, or of a filter, tells by how far from the beginning it stands how close together its rows do. */
const FAR_ROW = 1000;

/** Chooses the cheapest way to find words, by one query that looks at a bounded number of rows. */
export async function choosePlan(database: Database, search: Search, wanted: Wanted): Promise<Plan> {
  const [word, ...others] = wanted.words;
  if (word === undefined) return { kind: 'walk' };
  if (!search.inOrder || others.length > 0 || wanted.isNarrow) return planBeside(database, search, wanted);
  const { terms, rows } = await lookAt(database, search, word, {
    common: search.inOrder.common,
    things: search.max + 1,
  });
  if (terms.length <= TERMS_MAX) {
    const hasMany = terms.some(({ things }) => things > search.max);
    return { kind: 'merge', terms: terms.map(({ term }) => term), hasMany };
  }
  return rows < search.inOrder.common ? { kind: 'collect', word } : { kind: 'walk' };
}

/** What the index knows of a search word by itself. */
interface Knowledge {
  /** The words that it begins, as far as `TERMS_MAX + 1`. */
  terms: { term: string; things: number }[];
  /** How many rows they have, counted no further than needed. */
  rows: number;
}

/** Looks a word up: its rows, and the things of each word that it begins, are counted as far as `limits` says. */
async function lookAt(
  database: Database,
  search: Search,
  word: string,
  limits: { common: number; things: number },
): Promise<Knowledge> {
  const { words } = search.index;
  const next = (above: string) => `select word from ${words} where word ${above} and word < ? order by word limit 1`;
  const found: { term: string; things: number | string; total: number | string }[] = await database
    .withRecursive(
      'terms',
      database.raw(
        `select (${next('>= ?')}) as term, 1 as place
         union all
         select (${next('> terms.term')}), place + 1 from terms where term is not null and place <= ?`,
        [word, afterPrefix(word), afterPrefix(word), TERMS_MAX],
      ),
    )
    .from('terms')
    .whereNotNull('term')
    .select(
      'term',
      database.raw(`(select count(*) from (select 1 from ${words} where word = term limit ?) as these) as things`, [
        limits.things,
      ]),
      // Asked for only where there are too many words to be put together.
      database.raw('case when place > ? then (?) else 0 end as total', [
        TERMS_MAX,
        countRows(database, words, word, limits.common),
      ]),
    );
  return {
    terms: found.map(({ term, things }) => ({ term, things: Number(things) })),
    rows: Math.max(0, ...found.map(({ total }) => Number(total))),
  };
}

/** Words beside each other, or beside filters: whatever fewest things have is gone through. */
async function planBeside(database: Database, search: Search, wanted: Wanted): Promise<Plan> {
  const { words, filter, isNarrow } = wanted;
  const { index, from, id, common } = search;
  const counts = words.map((word, place) => countRows(database, index.words, word, common).as(`word_${place}`));
  if (isNarrow) {
    const filtered = database(from).select(id).limit(common);
    filter(filtered);
    counts.push(database.count('*').from(filtered.as('filtered')).as('things'));
  }
  const counted: Record<string, number | string> = await database.select(counts).first();
  const rows = words.map((_, place) => Number(counted[`word_${place}`]));
  const fewest = Math.min(...rows);
  const things = Number(counted['things'] ?? common);
  if (things < common && fewest >= things) return { kind: 'walk' };
  const rarest = words.filter((_, place) => rows[place] === fewest);
  const isBeside = isNarrow && things === fewest;
  const plan =
    search.isById && fewest > search.max
      ? await planById(database, search, { ...wanted, words: rarest, isNarrow: isBeside })
      : null;
  return plan ?? (fewest < things ? { kind: 'collect', word: rarest[0] ?? '' } : { kind: 'walk' });
}

/**
 * Of a list by its things' ids, those are gone through, as they stand, of the word or of the filter whose things stand
 * furthest apart at its beginning.
 * @param wanted its words, and its filter where that is narrow, of which none is known to be rarer than the others
 * @returns null where each word begins too many
 */
async function planById(database: Database, search: Search, wanted: Wanted): Promise<Plan | null> {
  const known = await Promise.all(
    wanted.words.map(async (word) => {
      const { terms } = await lookAt(database, search, word, { common: 0, things: 0 });
      return { kind: 'follow' as const, word, terms: terms.map(({ term }) => term) };
    }),
  );
  const plans: Plan[] = known.filter(({ terms }) => terms.length <= TERMS_MAX);
  if (plans.length > 0 && wanted.isNarrow) plans.push({ kind: 'walk' });
  if (plans.length < 2) return plans[0] ?? null;
  const close = await closenessOf(database, search, wanted, plans);
  return plans[close.indexOf(Math.min(...close))] ?? null;
}

/** How close together the things stand that each plan goes through, where the list begins: things in a row of ids. */
async function closenessOf(
  database: Database,
  { index, from, id }: Search,
  { filter, order }: Wanted,
  plans: readonly Plan[],
): Promise<number[]> {
  const direction = order[0]?.order ?? 'asc';
  const at = (place: number, rows: Knex.QueryBuilder, column: string, name: string) =>
    rows.orderBy(column, direction).offset(place).limit(1).select(column).as(name);
  const walked = database(from);
  filter(walked);
  const far = plans.map((plan, place) =>
    plan.kind === 'follow'
      ? plan.terms.map((word, term) =>
          at(FAR_ROW, database(index.words).where({ word }), index.key, `${place}_${term}`),
        )
      : [at(FAR_ROW, walked, id, `${place}_0`)],
  );
  const first = at(0, database(from), id, 'first');
  const found: Record<string, number | null> = await database.select([first, ...far.flat()]).first();
  // Whoever has no row so far on has few.
  const closeness = (name: string) => FAR_ROW / Math.abs((found[name] ?? Infinity) - (found['first'] ?? 0));
  return far.map((rows, place) => rows.reduce((sum, _, term) => sum + closeness(`${place}_${term}`), 0));
}
