import { api, JOBS_PAGE_SIZE, jobsAnswer } from 'contracts';

import { COMPANIES, PLACES, tern } from './fill.mjs';

/**
 * What is asked of the jobs: each kind with a few addresses that take turns. Whoever is signed in is answered anew each
 * time, past the cache of public answers.
 * @typedef {import('../kinds.mjs').Kind<import('../crowd.mjs').Crowd>} Kind
 */

const common = ['quay', 'lamp', 'engineer', 'e', 'team', 't'];
const rare = [1, 7, 23, 42].map((number) => tern(number * 20));
const several = ['quay lamp', 'lamp engineer', 'quay harbour', 'moss writer', 'quay designer pune'];
const types = ['full_time', 'internship', 'remote'];
const companies = COMPANIES.slice(0, 6);
const places = PLACES.slice(0, 6);

/** @param {string} name @param {NonNullable<Parameters<typeof api.jobs>[0]>[]} queries @returns {Kind} */
const asMember = (name, ...queries) => ({
  name,
  reader: 'student',
  addresses: async () => queries.map((query) => api.jobs(query)),
});
/** @param {string[]} words @param {object} [others] */
const searches = (words, others = {}) => words.map((search) => ({ search, ...others }));

/** @param {object} filter @param {[string, string]} [sort] */
const consoleQuery = (filter, sort = ['createdAt', 'DESC']) =>
  `/api/admin/jobs?${new URLSearchParams(
    Object.entries({ filter, sort, range: [0, 24] }).map(([name, value]) => [name, JSON.stringify(value)]),
  )}`;
/** @param {string} name @param {string[]} addresses @returns {Kind} */
const asAdmin = (name, ...addresses) => ({
  name: `console: ${name}`,
  reader: 'admin',
  addresses: async () => addresses,
});

/** @type {Kind[]} */
export const kinds = [
  asMember('open jobs', {}),
  asMember('closed jobs', { status: 'closed' }),
  asMember('the fifth page', { page: 5 }, { page: 5, status: 'closed' }),
  {
    name: 'the last page',
    reader: 'student',
    async addresses({ url }) {
      const { meta } = jobsAnswer.parse(await (await fetch(url + api.jobs())).json());
      return [api.jobs({ page: Math.max(1, Math.floor(meta.pagination.total / JOBS_PAGE_SIZE)) })];
    },
  },
  asMember('a type', ...types.map((type) => ({ type }))),
  asMember('a company', ...companies.map((company) => ({ company }))),
  asMember('a place', ...places.map((place) => ({ place }))),
  asMember('a company, a place', ...companies.map((company, index) => ({ company, place: places[index] ?? '' }))),
  asMember('a salary', { salaryKnown: 'true' }, { salaryKnown: 'true', type: 'remote' }),
  asMember('closing soon', { closingSoon: 'true' }, { closingSoon: 'true', type: 'full_time' }),
  asMember('a skill', ...searches(['quay', 'lamp', 'moss'])),
  asMember('a common word', ...searches(common)),
  asMember('a rare word', ...searches(rare)),
  asMember('several words', ...searches(several)),
  asMember('a word of no job', ...searches(['xyzzy', 'quay xyzzy'])),
  asMember('the beginning of many words', ...searches(['tern', 'ter'])),
  asMember('a skill, a type', ...types.flatMap((type) => searches(['quay', 'lamp', 'moss'], { type }))),
  asMember('a skill, a company', ...companies.flatMap((company) => searches(['quay', 'lamp'], { company }))),
  asMember('a skill, a place', ...places.flatMap((place) => searches(['quay', 'lamp'], { place }))),
  asMember('a skill, a salary', ...searches(['quay', 'lamp', 'moss'], { salaryKnown: 'true' })),
  asMember('a skill, closing soon', ...searches(['quay', 'lamp', 'moss'], { closingSoon: 'true' })),
  asMember('a skill of closed jobs', ...searches(['quay', 'lamp', 'moss'], { status: 'closed' })),
  { name: 'what the filters offer', reader: 'student', addresses: async () => [api.jobFilters()] },
  {
    name: 'similar jobs',
    reader: 'student',
    async addresses({ url }) {
      const { data } = jobsAnswer.parse(await (await fetch(url + api.jobs())).json());
      return data.map(({ _id }) => api.similarJobs(_id));
    },
  },
  asAdmin('jobs', consoleQuery({})),
  asAdmin('orders', ...['title', 'closesAt'].map((field) => consoleQuery({}, [field, 'ASC']))),
  asAdmin('a status', ...['open', 'closed', 'hidden', 'reported'].map((status) => consoleQuery({ status }))),
  asAdmin('a type', ...types.map((type) => consoleQuery({ type }))),
  asAdmin('words', ...[...common, ...rare, ...several].map((q) => consoleQuery({ q }))),
];
