// @databases both
import { seedPeople } from 'cli';
import {
  api,
  DIRECTORY_PAGE_SIZE,
  DIRECTORY_TOTAL_MAX,
  directoryFiltersAnswer,
  LISTED_SKILLS,
  peopleAnswer,
  type DirectorySort,
} from 'contracts';
import { demoPeople, type DemoPerson } from 'demo-data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { Browser } from '../helpers/browser';
import { bodyOf } from '../helpers/expectations';
import { startOwnServer } from '../helpers/own-server';
import { DEMO_PASSWORD } from '../helpers/panel';
import { signedIn } from '../helpers/people';
import { statementsOfLastRequest, writeStatements } from '../helpers/statements';

/*
 * The directory's index against a filter in memory over the same people, with random queries. There are so many that
 * common words are searched in another way than rare ones, and lists end before their people do.
 */
const PEOPLE = 3000;
const QUERIES = 150;

let people: DemoPerson[] = [];
let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
let browser: Browser;

writeStatements();
beforeAll(async () => {
  server = await startOwnServer('empty', (environment) => seedPeople(environment, PEOPLE));
  // As the command invents them: see cms/src/commands/seed-people.ts.
  people = [...demoPeople({ count: PEOPLE, now: new Date(), seed: 2 })];
  const student = people.find(({ role }) => role === 'student');
  browser = await signedIn({ email: student?.email ?? '', password: DEMO_PASSWORD }, new Browser(server.url));
});
afterAll(async () => {
  await server?.stop();
});

interface Query {
  search?: string;
  graduationYear?: number;
  industry?: string;
  location?: string;
  sort?: DirectorySort;
  page?: number;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9+#]+/)
    .filter(Boolean);
const textOf = ({ name, company, jobTitle, skills }: DemoPerson): string =>
  [name, company, jobTitle, ...skills].join(' ');
const shownLocation = ({ location, privacySettings }: DemoPerson): string =>
  privacySettings.showLocation ? location : '';

/** Everybody who fits, by name, or the latest graduates first: the slow way. */
function fitting({ search = '', graduationYear, industry, location, sort }: Query): DemoPerson[] {
  const wanted = wordsOf(search);
  return people
    .filter(({ role }) => role === 'alumni')
    .filter((person) => {
      const words = wordsOf(textOf(person));
      return (
        wanted.every((prefix) => words.some((word) => word.startsWith(prefix))) &&
        (graduationYear === undefined || person.graduationYear === graduationYear) &&
        (industry === undefined || person.industry.toLowerCase() === industry.toLowerCase()) &&
        (location === undefined || shownLocation(person).toLowerCase() === location.toLowerCase())
      );
    })
    .map((person) => [person.name.toLowerCase(), person] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .sort(([, one], [, other]) => (sort === 'newest' ? (other.graduationYear ?? 0) - (one.graduationYear ?? 0) : 0))
    .map(([, person]) => person);
}

const shown = ({ name, company, jobTitle, graduationYear, skills }: DemoPerson) =>
  [name, company, jobTitle, graduationYear, ...skills.slice(0, LISTED_SKILLS)].join(' · ');

/** Asks the server, and expects what the slow way finds. @returns how many fit */
async function expectFound(query: Query): Promise<number> {
  const answer = await browser.send(api.directory(query));
  const { data, meta } = bodyOf(answer, peopleAnswer);
  const fits = fitting(query);
  const total = Math.min(fits.length, DIRECTORY_TOTAL_MAX);
  const start = ((query.page ?? 1) - 1) * DIRECTORY_PAGE_SIZE;
  expect(
    data.map(({ name, company, position, graduationYear, skills }) =>
      [name, company, position, graduationYear, ...skills].join(' · '),
    ),
    JSON.stringify(query),
  ).toEqual(
    fits
      .slice(0, DIRECTORY_TOTAL_MAX)
      .slice(start, start + DIRECTORY_PAGE_SIZE)
      .map(shown),
  );
  expect(meta.pagination.total, JSON.stringify(query)).toBe(total);
  expect(meta.hasMore ?? false, JSON.stringify(query)).toBe(fits.length > DIRECTORY_TOTAL_MAX);
  return fits.length;
}

/** Numbers that look random and are the same at each run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** A query about somebody who exists, mostly: beginnings of their words, and what they chose. */
function randomQuery(random: (below: number) => number): Query {
  const person = people[random(people.length)];
  if (!person) return {};
  const words = wordsOf(textOf(person));
  const prefixes = Array.from({ length: random(4) }, () => {
    const word = words[random(words.length)] ?? '';
    return word.slice(0, 1 + random(word.length));
  });
  return {
    ...(prefixes.length > 0 && { search: prefixes.join(random(2) === 0 ? ' ' : ', ').toUpperCase() }),
    ...(random(4) === 0 && person.graduationYear !== null && { graduationYear: person.graduationYear }),
    ...(random(4) === 0 && person.industry !== '' && { industry: person.industry }),
    ...(random(4) === 0 && person.location !== '' && { location: person.location }),
    ...(random(3) === 0 && { page: 1 + random(90) }),
    ...(random(3) === 0 && { sort: 'newest' }),
  };
}

describe('the directory finds what a filter over everybody finds', () => {
  it('for random searches, filters and pages', async () => {
    const random = randomNumbers(20_261_121);
    let found = 0;
    for (let index = 0; index < QUERIES; index += 1) found += Math.sign(await expectFound(randomQuery(random)));
    expect(found, 'queries that somebody fits').toBeGreaterThan(QUERIES / 2);
  });

  it.each<[string, Query]>([
    ['everybody', {}],
    ['the latest graduates', { sort: 'newest' }],
    [
      'the latest graduates, the last page',
      { sort: 'newest', page: Math.ceil(DIRECTORY_TOTAL_MAX / DIRECTORY_PAGE_SIZE) },
    ],
    ['a letter that nearly everybody has, the latest graduates first', { search: 's', sort: 'newest' }],
    ['the last page', { page: Math.ceil(DIRECTORY_TOTAL_MAX / DIRECTORY_PAGE_SIZE) }],
    ['pages beyond it', { page: Math.ceil(DIRECTORY_TOTAL_MAX / DIRECTORY_PAGE_SIZE) + 1 }],
    ['a letter that nearly everybody has', { search: 's' }],
    ['the last page of it', { search: 's', page: 84 }],
    ['words that are common each', { search: 's e', page: 3 }],
    ['a word of nobody', { search: 'xyzzy' }],
    ['accents as without them', { search: 'ásha' }],
    ['a place with accents', { location: 'São Paulo' }],
  ])('for %s', async (_name, query) => {
    if (query.search === 'ásha') {
      const names = await namesFor(query);
      expect(names).toEqual(await namesFor({ search: 'asha' }));
      expect(names.length).toBeGreaterThan(0);
    } else await expectFound(query);
  });

  it('finds nobody for signs alone', async () => {
    for (const search of ['%', '_', '\\', "' or 1=1 --", '*', '"']) {
      const expected = wordsOf(search).length > 0 ? fitting({ search }).length : 0;
      expect((await namesFor({ search })).length, search).toBe(Math.min(expected, DIRECTORY_PAGE_SIZE));
    }
  });
});

it('offers the industries and places that somebody shows, each once, in order', async () => {
  const answer = await browser.send(api.directoryFilters());
  const { industries, locations } = bodyOf(answer, directoryFiltersAnswer).data;
  const alumni = people.filter(({ role }) => role === 'alumni');
  const distinct = (values: string[]) => [...new Set(values.filter(Boolean))].sort();
  expect(industries).toEqual(distinct(alumni.map(({ industry }) => industry)));
  expect([...locations].sort()).toEqual(distinct(alumni.map(shownLocation)));
});

it.each<Query>([{}, { search: 'asha' }, { search: 's' }, { search: 'a s', graduationYear: 2020 }])(
  'answers a page by at most three queries: %o',
  async (query) => {
    expect(await namesFor(query)).not.toEqual([]);
    // How the reader stands to those on the page is asked last.
    const queries = await vi.waitFor(() => {
      const [, ...asked] = server ? statementsOfLastRequest(server) : [];
      expect(asked.at(-1)).toContain('connections');
      return asked;
    });
    expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(3);
  },
);

async function namesFor(query: Query): Promise<string[]> {
  const answer = await browser.send(api.directory(query));
  return bodyOf(answer, peopleAnswer).data.map(({ name }) => name);
}
