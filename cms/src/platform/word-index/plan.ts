import type { Database } from '../../shared/transaction';
import { afterPrefix } from './fold';
import { countRows } from './rows';
import type { Search, Wanted } from './search';

/** How things are found. */
export type Plan =
  /** The things of each of these words stand in the order of the list already, and are put together. */
  | { kind: 'merge'; terms: readonly string[]; hasMany: boolean }
  /** All that have the rarest word are fetched, tested for what else is wanted, and put in order. */
  | { kind: 'collect'; word: string }
  /** Things, those that the filter leaves, are gone through in their order until the page is full. */
  | { kind: 'walk' };

/** Words of the index that one search word begins, at most, to be put together. */
const TERMS_MAX = 12;

/** Chooses the cheapest way to find words, by one query that looks at a bounded number of rows. */
export async function choosePlan(database: Database, search: Search, wanted: Wanted): Promise<Plan> {
  const [word, ...others] = wanted.words;
  if (word === undefined) return { kind: 'walk' };
  if (!search.inOrder || others.length > 0 || wanted.isNarrow) return planBeside(database, search, wanted);
  const { terms, rows } = await lookAt(database, search, word, search.inOrder.common);
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

async function lookAt(database: Database, search: Search, word: string, common: number): Promise<Knowledge> {
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
        search.max + 1,
      ]),
      // Asked for only where there are too many words to be put together.
      database.raw('case when place > ? then (?) else 0 end as total', [
        TERMS_MAX,
        countRows(database, words, word, common),
      ]),
    );
  return {
    terms: found.map(({ term, things }) => ({ term, things: Number(things) })),
    rows: Math.max(0, ...found.map(({ total }) => Number(total))),
  };
}

/** Words beside each other, or beside filters: whatever fewest things have is gone through. */
async function planBeside(database: Database, search: Search, { words, filter, isNarrow }: Wanted): Promise<Plan> {
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
  const word = words[rows.indexOf(fewest)] ?? '';
  return fewest < Number(counted['things'] ?? common) ? { kind: 'collect', word } : { kind: 'walk' };
}
