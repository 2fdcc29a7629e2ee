import { api, eventsAnswer } from 'contracts';

/**
 * What is asked of the lists: each kind with a few addresses that take turns. Whoever is signed in is answered anew each
 * time, past the cache of public answers.
 * @typedef {import('../crowd.mjs').Crowd} Crowd
 * @typedef {import('../kinds.mjs').Kind<Crowd>} Kind
 */

/** Events whose registrations are looked at. */
const LOOKED_AT = 8;

const common = ['shows', 'team', 'a', 's', 'what', 'try', 'p', 'in'];
const rare = ['solar', 'drone', 'insurance', 'photography', '(7', '42', 'asha', 'computer'];
const several = ['solar shows', 'drone what', 'small team', 'online try', 'supply chains first', 'a s'];

/** @param {Parameters<typeof api.events>[0][]} queries */
const ofPublic = (...queries) => queries.map((query) => api.events(query));
/** @param {string[]} words @param {object} [others] */
const searches = (words, others = {}) => words.map((search) => api.events({ search, ...others }));

/**
 * @param {string} name
 * @param {string[]} addresses
 * @returns {Kind}
 */
const asMember = (name, addresses) => ({ name, reader: 'student', addresses: async () => addresses });

/**
 * @param {string} name
 * @param {(event: string) => string[]} addresses
 * @returns {Kind} of some events, as an admin
 */
const ofEvents = (name, addresses) => ({
  name,
  reader: 'admin',
  addresses: async (crowd) => (await someEvents(crowd)).flatMap(addresses),
});

/** @param {object} filter @param {[number, number]} [range] @param {[string, string]} [sort] */
const consoleQuery = (filter, range = [0, 24], sort = ['startsAt', 'DESC']) =>
  new URLSearchParams(
    Object.entries({ filter, range, sort }).map(([name, value]) => [name, JSON.stringify(value)]),
  ).toString();
const CONSOLE = '/api/admin/events';
/** @param {string} name @param {string[]} queries @returns {Kind} */
const asAdmin = (name, queries) => ({
  name,
  reader: 'admin',
  addresses: async () => queries.map((query) => `${CONSOLE}?${query}`),
});
/** @param {string} event @param {object} filter @param {[string, string]} [sort] */
const registrations = (event, filter, sort = ['name', 'ASC']) =>
  `${CONSOLE}/${event}/registrations?${consoleQuery(filter, [0, 24], sort)}`;

/** @type {Kind[]} */
export const kinds = [
  asMember('all events', ofPublic({})),
  asMember('upcoming ones', ofPublic({ filter: 'upcoming' })),
  asMember('past ones', ofPublic({ filter: 'past' })),
  asMember('a category', ofPublic({ category: 'workshop' }, { category: 'seminar' })),
  asMember('a category, upcoming', ofPublic({ category: 'workshop', filter: 'upcoming' })),
  asMember('a format, a price', ofPublic({ format: 'Virtual' }, { price: 'free' }, { price: 'paid' })),
  asMember('the fifth page', ofPublic({ page: 5 }, { page: 3, filter: 'upcoming' }, { page: 3, filter: 'past' })),
  asMember('a common word', searches(common)),
  asMember('a common word, upcoming', searches(common, { filter: 'upcoming' })),
  asMember('a rare word', searches(rare)),
  asMember('several words', searches(several)),
  asMember('a word of no event', searches(['xyzzy', 'qqq'])),
  asMember('members: upcoming', [api.alumniEvents({ status: 'upcoming' })]),
  asMember('members: past', [api.alumniEvents({ status: 'past' })]),
  asMember('members: their own', [api.alumniEvents({ status: 'mine' })]),
  asAdmin('console: events', [consoleQuery({})]),
  asAdmin('console: by title', [consoleQuery({}, [0, 24], ['title', 'ASC'])]),
  asAdmin('console: filters', [
    consoleQuery({ status: 'published' }),
    consoleQuery({ status: 'draft' }),
    consoleQuery({ status: 'proposals' }),
    consoleQuery({ category: 'meetup' }),
    consoleQuery({ when: 'upcoming' }),
    consoleQuery({ when: 'past' }),
  ]),
  asAdmin(
    'console: words',
    [...common, ...rare].map((q) => consoleQuery({ q })),
  ),
  ofEvents('registrations of an event', (event) => [registrations(event, {})]),
  ofEvents('registrations: a name', (event) => [
    registrations(event, { q: 'an' }),
    registrations(event, { q: 'zoya' }),
  ]),
  ofEvents('registrations: a state', (event) => [
    registrations(event, { state: 'registered' }),
    registrations(event, { state: 'waitlisted' }),
  ]),
  ofEvents('the guest list of the door', (event) => [`${CONSOLE}/${event}/door`]),
  ofEvents('the counts of the door', (event) => [`${CONSOLE}/${event}/door/counts`]),
];

/**
 * The next events of a database, by their ids.
 * @param {Crowd} crowd
 */
async function someEvents({ url }) {
  const answer = await fetch(url + api.events({ pageSize: LOOKED_AT }));
  return eventsAnswer.parse(await answer.json()).data.map(({ _id }) => _id);
}
