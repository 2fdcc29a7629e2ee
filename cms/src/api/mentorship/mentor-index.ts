import type { Core } from '@strapi/strapi';
import type { MentorshipArea } from 'contracts';

import { tableIndex } from '../../platform/word-index/dialect';
import { fold, wordsOf } from '../../platform/word-index/fold';
import { sign } from '../../platform/word-index/sign';
import type { IndexEntry, WordIndex } from '../../platform/word-index/word-index';
import { indexRows } from '../../platform/word-index/write';
import type { Database } from '../../shared/transaction';
import {
  listedProfiles,
  PROFILE_COLUMNS,
  toProfile,
  watchPeople,
  type Profile,
  type ProfileRow,
} from '../profile/public';

/*
 * Mentors who take requests, the words that find them, and what they have that a student may share.
 */
export const ENTRIES = 'mentor_entries';
const WORDS = 'mentor_words';
export const TRAITS = 'mentor_traits';

/** Counts the ways in which entries were made; a new one has the index built anew at the next start. */
const VERSION = 1;

/** What two people may share, and what a mentor is filtered by. */
export type Trait = 'expertise' | 'field' | 'city' | 'language' | 'area';
export interface TraitRow {
  trait: Trait;
  trait_key: string;
  /** As its person writes it. */
  label: string;
}

/** Alumni who are mentors and take requests. */
const listedMentors = (database: Database) =>
  listedProfiles(database).where('profile.is_mentor', true).whereRaw('coalesce(profile.is_available, true)');

export const mentorIndex: WordIndex = {
  name: 'mentors',
  version: VERSION,
  source: 'profiles',
  entries: ENTRIES,
  words: WORDS,
  details: [TRAITS],
  key: 'person_id',
  statements: ({ text, clustered }) => [
    `create table if not exists ${ENTRIES} (
      person_id integer primary key,
      capacity integer not null,
      words ${text} not null,
      signature ${text} not null
    )`,
    `create table if not exists ${WORDS} (
      word ${text} not null,
      person_id integer not null,
      primary key (word, person_id)
    )${clustered}`,
    `create table if not exists ${TRAITS} (
      trait ${text} not null,
      trait_key ${text} not null,
      label ${text} not null,
      person_id integer not null,
      primary key (trait, trait_key, person_id)
    )${clustered}`,
    tableIndex('mentor_words_person', WORDS, 'person_id'),
    tableIndex('mentor_traits_person', TRAITS, 'person_id, trait, trait_key'),
  ],
  listed: listedMentors,
  alias: 'profile',

  async read(trx, ids) {
    const profiles = await listedMentors(trx).whereIn('profile.id', ids).select<ProfileRow[]>(PROFILE_COLUMNS);
    return profiles.map((row) => entryOf(toProfile(row)));
  },

  watch: (strapi) => watchPeople(strapi, (ids) => indexMentors(strapi, ids)),
};

/** Brings the index to what is stored about these people. */
const indexMentors = (strapi: Core.Strapi, profileIds: readonly number[]): Promise<void> =>
  indexRows(strapi, mentorIndex, profileIds);

/** Searched are name, job title, company and expertise (member §2). Nothing that the person hides is in it. */
function entryOf(profile: Profile): IndexEntry {
  const { id, name, jobTitle, company, expertise, mentorCapacity: capacity, privacySettings } = profile;
  const words = wordsOf(name, jobTitle, company, ...expertise);
  const shown = { ...profile, location: privacySettings.showLocation ? profile.location : '' };
  const areas = profile.mentorshipAreas.map((area): [Trait, MentorshipArea] => ['area', area]);
  const traits = toTraits([
    ...sharedBy(shown),
    ...expertise.map((each): [Trait, string] => ['expertise', each]),
    ...areas,
  ]);
  const row = { person_id: id, capacity, words: ` ${words.join(' ')} ` };
  const signature = sign([VERSION, { row, traits }]);
  return {
    id,
    signature,
    rows: {
      [ENTRIES]: [{ ...row, signature }],
      [WORDS]: words.map((word) => ({ word, person_id: id })),
      [TRAITS]: traits.map((trait) => ({ ...trait, person_id: id })),
    },
  };
}

/** What a student has that a mentor may share: what they know or would like to know is the mentor's expertise. */
export const traitsOf = (profile: Profile): TraitRow[] => {
  const { skills, interests, expertise } = profile;
  const wanted = [...expertise, ...skills, ...interests].map((each): [Trait, string] => ['expertise', each]);
  return toTraits([...sharedBy(profile), ...wanted]);
};

const sharedBy = ({ major, industry, location, languages }: Profile): [Trait, string][] => [
  ['field', major],
  ['field', industry],
  // A place is a city, and what it lies in.
  ['city', location.split(',')[0] ?? ''],
  ...languages.map((language): [Trait, string] => ['language', language]),
];

function toTraits(said: readonly [Trait, string][]): TraitRow[] {
  const traits = new Map<string, TraitRow>();
  for (const [trait, label] of said) {
    const key = fold(label);
    if (key !== '' && !traits.has(`${trait} ${key}`)) traits.set(`${trait} ${key}`, { trait, trait_key: key, label });
  }
  return [...traits.values()];
}
