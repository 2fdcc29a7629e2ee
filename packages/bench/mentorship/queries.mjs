import { api } from 'contracts';

/**
 * What is asked of mentors, by the demo's student: each kind with a few addresses that take turns. The words are made for
 * the invented people.
 * @typedef {import('../kinds.mjs').Kind<import('../crowd.mjs').Crowd>} Kind
 */

/** @typedef {NonNullable<Parameters<typeof api.mentors>[0]>} Query */
/** @param {string} name @param {Query[]} queries @returns {Kind} */
const asStudent = (name, ...queries) => ({
  name: `mentors: ${name}`,
  reader: 'student',
  addresses: async () => queries.map((query) => api.mentors(query)),
});
/** @param {string[]} words @param {Query} [others] */
const searches = (words, others = {}) => words.map((search) => ({ search, ...others }));

const common = ['engineer', 'manager', 'labs', 'e'];
const areas = /** @type {const} */ (['career', 'technical', 'leadership']);

/** @type {Kind[]} */
export const kinds = [
  asStudent('the best match', {}),
  asStudent('the fifth page', { page: 5 }),
  asStudent('an area', ...areas.map((area) => ({ area }))),
  asStudent('a common word', ...searches(common)),
  asStudent('a rare word', ...searches(['asha', 'kabir', 'zoya', 'mira'])),
  asStudent('a word, an area', ...areas.flatMap((area) => searches(common, { area }))),
  asStudent('a word of nobody', ...searches(['xyzzy', 'qqq'])),
  { name: 'mentors: what they know', reader: 'student', addresses: async () => [api.mentorExpertise()] },
  { name: 'mentors: in numbers', reader: 'student', addresses: async () => [api.mentorshipOverview()] },
];
