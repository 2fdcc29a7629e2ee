import type { Core } from '@strapi/strapi';
import { DIRECTORY_TOTAL_MAX } from 'contracts';

import { afterPrefix } from '../../../platform/word-index/fold';
import { countRows } from '../../../platform/word-index/rows';
import type { Database } from '../../../shared/transaction';
import { hasFilters, type Wanted } from './search';
import { ENTRIES, WORDS } from './tables';

/** How people are found. */
export type Plan =
  /** The people of each of these words stand in the order of their names already, and are put together. */
  | { kind: 'merge'; terms: readonly string[]; hasMany: boolean }
  /** All who have the rarest word are fetched, tested for what else is wanted, and put in order. */
  | { kind: 'collect'; word: string }
  /** Names, of the filter where there is one, are gone through in their order until the page is full. */
  | { kind: 'walk' };

/** Words of the index that one search word begins, at most, to be put together. */
const TERMS_MAX = 12;
/** Rows of the index from which on a word is so common by itself that names are gone through. */
const COMMON_ROWS = 4000;
/** The same beside other words or filters, where some of those who have the word are gone through in vain. */
const COMMON_ROWS_BESIDE = 5000;

/** What the index knows of a search word. */
interface Knowledge {
  /** The words that it begins, as far as `TERMS_MAX + 1`; only for a word by itself. */
  terms: { term: string; people: number }[];
  /** How many rows they have, counted no further than needed. */
  rows: number;
}

/** Chooses the cheapest way to find words, by one query that looks at a bounded number of rows. */
export async function choosePlan(strapi: Core.Strapi, wanted: Wanted): Promise<Plan> {
  const database = strapi.db.connection;
  const [word = '', ...others] = wanted.words;
  if (others.length > 0 || hasFilters(wanted)) return planBeside(strapi, wanted);
  const { terms, rows } = await lookAt(database, word);
  if (terms.length <= TERMS_MAX) {
    const hasMany = terms.some(({ people }) => people > DIRECTORY_TOTAL_MAX);
    return { kind: 'merge', terms: terms.map(({ term }) => term), hasMany };
  }
  return rows < COMMON_ROWS ? { kind: 'collect', word } : { kind: 'walk' };
}

async function lookAt(database: Database, word: string): Promise<Knowledge> {
  const next = (above: string) => `select word from ${WORDS} where word ${above} and word < ? order by word limit 1`;
  const found: { term: string; people: number | string; total: number | string }[] = await database
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
      database.raw(`(select count(*) from (select 1 from ${WORDS} where word = term limit ?) as these) as people`, [
        DIRECTORY_TOTAL_MAX + 1,
      ]),
      // Asked for only where there are too many words to be put together.
      database.raw('case when place > ? then (?) else 0 end as total', [
        TERMS_MAX,
        countRows(database, WORDS, word, COMMON_ROWS),
      ]),
    );
  return {
    terms: found.map(({ term, people }) => ({ term, people: Number(people) })),
    rows: Math.max(0, ...found.map(({ total }) => Number(total))),
  };
}

/** Words beside each other, or beside filters: whatever fewest people have is gone through. */
async function planBeside(strapi: Core.Strapi, wanted: Wanted): Promise<Plan> {
  const database = strapi.db.connection;
  const counts = wanted.words.map((word, index) =>
    countRows(database, WORDS, word, COMMON_ROWS_BESIDE).as(`word_${index}`),
  );
  const filtered = filteredEntries(database, wanted).select('entry.person_id').limit(COMMON_ROWS_BESIDE);
  if (hasFilters(wanted)) counts.push(database.count('*').from(filtered.as('filtered')).as('people'));
  const counted: Record<string, number | string> = await database.select(counts).first();
  const rows = wanted.words.map((_, index) => Number(counted[`word_${index}`]));
  const fewest = Math.min(...rows);
  const people = Number(counted['people'] ?? COMMON_ROWS_BESIDE);
  return fewest < people ? { kind: 'collect', word: wanted.words[rows.indexOf(fewest)] ?? '' } : { kind: 'walk' };
}

/** Entries as the filters want them; `entry`, to be selected from. */
export function filteredEntries(database: Database, { graduationYear, industryKey, locationKey }: Wanted) {
  const entries = database(`${ENTRIES} as entry`);
  if (graduationYear !== undefined) void entries.where('entry.graduation_year', graduationYear);
  if (industryKey !== undefined) void entries.where('entry.industry_key', industryKey);
  if (locationKey !== undefined) void entries.where('entry.location_key', locationKey);
  return entries;
}
