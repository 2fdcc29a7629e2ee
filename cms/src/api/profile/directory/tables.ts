import { tableIndex, type Dialect } from '../../../platform/word-index/dialect';

/*
 * What the directory is searched in: an entry for each person that it lists, the words that find them, and their
 * skills (docs/adr/0009-directory-index.md).
 */
export const ENTRIES = 'directory_entries';
export const WORDS = 'directory_words';
export const SKILLS = 'directory_skills';

/** The statements that make the tables. */
export const statements = ({ text, clustered, holdsTexts }: Dialect): readonly string[] => [
  `create table if not exists ${ENTRIES} (
    person_id integer primary key,
    name_key ${text} not null,
    graduation_year integer,
    class_rank integer not null,
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
  tableIndex('directory_words_person', WORDS, 'person_id'),
  tableIndex('directory_skills_person', SKILLS, 'person_id'),
  // To go through names without looking anybody up.
  tableIndex('directory_by_name', ENTRIES, `name_key, person_id${holdsTexts ? ', words' : ''}`),
  // One for each set of filters, so that a page is read in its order and its end is found, without looking at others.
  tableIndex('directory_by_year', ENTRIES, 'graduation_year, name_key, person_id'),
  tableIndex('directory_by_industry', ENTRIES, 'industry_key, name_key, person_id'),
  tableIndex('directory_by_location', ENTRIES, 'location_key, name_key, person_id'),
  tableIndex('directory_by_year_industry', ENTRIES, 'graduation_year, industry_key, name_key, person_id'),
  tableIndex('directory_by_year_location', ENTRIES, 'graduation_year, location_key, name_key, person_id'),
  tableIndex('directory_by_industry_location', ENTRIES, 'industry_key, location_key, name_key, person_id'),
  // The same in the order of the classes; within a year it is that of the names.
  tableIndex('directory_by_class', ENTRIES, `class_rank, name_key, person_id${holdsTexts ? ', words' : ''}`),
  tableIndex('directory_by_industry_class', ENTRIES, 'industry_key, class_rank, name_key, person_id'),
  tableIndex('directory_by_location_class', ENTRIES, 'location_key, class_rank, name_key, person_id'),
  tableIndex(
    'directory_by_industry_location_class',
    ENTRIES,
    'industry_key, location_key, class_rank, name_key, person_id',
  ),
  // People one may know, the newest first.
  tableIndex('directory_newest_of_year', ENTRIES, 'graduation_year, person_id'),
  tableIndex('directory_newest_of_company', ENTRIES, 'company_key, person_id'),
];
