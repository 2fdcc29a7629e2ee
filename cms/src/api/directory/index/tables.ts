import type { Core } from '@strapi/strapi';

/**
 * What the directory is searched in: an entry for each person that it lists, the words that find them, and their
 * skills (docs/adr/0009-directory-index.md). The tables are none of Strapi's, whose schema knows neither the order of
 * bytes, which both databases share, nor keys of several columns; it leaves tables that it did not make alone.
 */
export const ENTRIES = 'directory_entries';
export const WORDS = 'directory_words';
export const SKILLS = 'directory_skills';

/** How the two databases differ. */
interface Dialect {
  /** Type of texts that are compared byte by byte. */
  text: string;
  /** Keeps the rows of a table in the order of its key. */
  clustered: string;
  /** What the index of names holds beside them, to go through names without looking anybody up. */
  besideNames: string;
}

const sqlite: Dialect = { text: 'text', clustered: ' without rowid', besideNames: ', words' };
// Its indexes hold no long texts.
const postgres: Dialect = { text: 'text collate "C"', clustered: '', besideNames: '' };

const statements = ({ text, clustered, besideNames }: Dialect): readonly string[] => [
  `create table if not exists ${ENTRIES} (
    person_id integer primary key,
    name_key ${text} not null,
    graduation_year integer,
    company_key ${text},
    industry_key ${text},
    industry ${text},
    location_key ${text},
    location ${text},
    words ${text} not null,
    signature ${text} not null
  )`,
  `create table if not exists ${WORDS} (
    word ${text} not null,
    name_key ${text} not null,
    person_id integer not null,
    primary key (word, name_key, person_id)
  )${clustered}`,
  `create table if not exists ${SKILLS} (
    skill_key ${text} not null,
    person_id integer not null,
    primary key (skill_key, person_id)
  )${clustered}`,
  index('directory_words_person', WORDS, 'person_id'),
  index('directory_skills_person', SKILLS, 'person_id'),
  index('directory_by_name', ENTRIES, `name_key, person_id${besideNames}`),
  // One for each set of filters, so that a page is read in its order and its end is found, without looking at others.
  index('directory_by_year', ENTRIES, 'graduation_year, name_key, person_id'),
  index('directory_by_industry', ENTRIES, 'industry_key, name_key, person_id'),
  index('directory_by_location', ENTRIES, 'location_key, name_key, person_id'),
  index('directory_by_year_industry', ENTRIES, 'graduation_year, industry_key, name_key, person_id'),
  index('directory_by_year_location', ENTRIES, 'graduation_year, location_key, name_key, person_id'),
  index('directory_by_industry_location', ENTRIES, 'industry_key, location_key, name_key, person_id'),
  // People one may know, the newest first.
  index('directory_newest_of_year', ENTRIES, 'graduation_year, person_id'),
  index('directory_newest_of_company', ENTRIES, 'company_key, person_id'),
];

const index = (name: string, table: string, columns: string) =>
  `create index if not exists ${name} on ${table} (${columns})`;

/** Makes the tables that are missing. */
export async function ensureTables(strapi: Core.Strapi): Promise<void> {
  const dialect = strapi.db.dialect.client === 'postgres' ? postgres : sqlite;
  for (const statement of statements(dialect)) await strapi.db.connection.raw(statement);
}
