import { api } from 'contracts';

/**
 * What is asked of a type that somebody made: each kind with a few addresses that take turns. Whoever is signed in is
 * answered anew each time, past the cache of public answers.
 * @typedef {import('../kinds.mjs').Kind<import('./made-types.mjs').Extended>} Kind
 */

const SPONSORS = api.consoleMade('sponsors');
/** Places of a page in the console. */
const PAGE = 25;

/** @param {object} filter @param {[string, string]} [sort] @param {number} [from] */
const consoleQuery = (filter, sort = ['name', 'ASC'], from = 0) =>
  new URLSearchParams(
    Object.entries({ filter, sort, range: [from, from + PAGE - 1] }).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]),
  ).toString();

/** @param {string} name @param {string[]} queries @returns {Kind} */
const asAdmin = (name, ...queries) => ({
  name: `console: ${name}`,
  reader: 'admin',
  addresses: async () => queries.map((query) => `${SPONSORS}?${query}`),
});
/** @param {string} name @param {object[]} filters */
const filtered = (name, ...filters) => asAdmin(name, ...filters.map((filter) => consoleQuery(filter)));
/** @param {string} name @param {Record<string, string>[]} queries @returns {Kind} */
const asMember = (name, ...queries) => ({
  name: `portal: ${name}`,
  reader: 'student',
  addresses: async () => queries.map((query) => `${LIST}?${new URLSearchParams(query)}`),
});
const LIST = '/api/c/sponsors';

/** @type {Kind[]} */
export const kinds = [
  filtered('all', {}),
  asAdmin('the fifth page', consoleQuery({}, ['name', 'ASC'], 4 * PAGE)),
  {
    name: 'console: the last page',
    reader: 'admin',
    addresses: async ({ sponsors }) => [`${SPONSORS}?${consoleQuery({}, ['name', 'ASC'], sponsors - PAGE)}`],
  },
  asAdmin('an order', ...['employees', 'since', 'level'].map((by) => consoleQuery({}, [by, 'DESC']))),
  filtered('a rare word', { q: 'tern3' }, { q: 'tern7' }, { q: 'tern11' }),
  filtered('a common word', { q: 'quay' }, { q: 'lamp' }, { q: 'moss' }, { q: 'h' }),
  filtered('two common words', { q: 'quay lamp' }, { q: 'lamp stand' }, { q: 'kestrel quay' }),
  filtered('a word of nobody', { q: 'xyzzy' }, { q: 'quay xyzzy' }),
  filtered('a choice', { level: 'gold' }, { level: 'silver' }),
  filtered('a flag', { isActive: 'true' }, { isActive: 'false' }),
  filtered('a year', ...['2008', '2013', '2019'].map(yearOf)),
  filtered('two filters', { level: 'gold', ...yearOf('2013') }, { level: 'silver', isActive: 'false' }),
  filtered('a word and two filters', { q: 'lamp', level: 'gold', isActive: 'true' }),
  {
    name: 'console: a relation',
    reader: 'admin',
    addresses: async ({ events }) => events.map((events) => `${SPONSORS}?${consoleQuery({ events })}`),
  },
  {
    name: 'console: the first rows of a file',
    reader: 'admin',
    isBeginning: true,
    addresses: async () => [`${SPONSORS}.csv?${consoleQuery({})}`, `${SPONSORS}.csv?${consoleQuery({ q: 'quay' })}`],
  },
  asMember('all', {}),
  asMember('the fifth page', { page: '5' }, { page: '5', by: '-since' }),
  asMember('an order', { by: '-since' }, { by: 'employees' }),
  asMember('a rare word', { search: 'tern3' }, { search: 'tern7' }),
  asMember('a common word', { search: 'quay' }, { search: 'lamp' }, { search: 'moss' }, { search: 'h' }),
  asMember('two common words', { search: 'quay lamp' }, { search: 'kestrel quay' }),
  asMember('a word of nobody', { search: 'xyzzy' }),
  asMember('a word that is not public', { search: 'everybody' }),
  asMember(
    'filters',
    { 'filters[level]': 'gold' },
    { 'filters[since][$gte]': '2013-01-01', 'filters[since][$lte]': '2013-12-31' },
  ),
  {
    name: 'portal: one of them',
    reader: 'student',
    addresses: async (place) => place.ids.map((id) => api.collectionRecord('sponsors', id)),
  },
];

/** @param {string} year */
function yearOf(year) {
  return { 'since.from': `${year}-01-01`, 'since.to': `${year}-12-31` };
}
