/**
 * What is asked of the directory: each kind with a few queries that take turns. They are made for the invented people,
 * and find somebody among a thousand as among a hundred thousand.
 * @typedef {{ name: string, queries: Record<string, string>[], isLast?: true }} Kind `isLast` asks for the last page
 */

const words = (/** @type {string[]} */ ...list) => list.map((search) => ({ search }));
const years = Array.from({ length: 12 }, (_, index) => ({ graduationYear: String(new Date().getFullYear() - index) }));
const common = words('engineer', 'python', 'manager', 'design', 'labs', 'pro', 'e', 's');
const rare = words('asha', 'kabir', 'zoya', 'mira', 'deshmukh', 'vaswani', 'menon', 'yadav');

/** @type {Kind[]} */
export const kinds = [
  { name: 'everybody', queries: [{}] },
  { name: 'a graduation year', queries: years },
  { name: 'an industry', queries: ['Software', 'Finance', 'Design', 'Energy'].map((industry) => ({ industry })) },
  { name: 'a location', queries: ['Pune', 'Mumbai', 'Kochi', 'Dubai'].map((location) => ({ location })) },
  { name: 'the latest graduates', queries: [{ sort: 'newest' }] },
  { name: 'an industry, latest graduates', queries: [{ industry: 'Software', sort: 'newest' }] },
  { name: 'a common word, latest graduates', queries: common.map((each) => ({ ...each, sort: 'newest' })) },
  { name: 'a common word', queries: common },
  { name: 'a rare word', queries: rare },
  { name: 'a word of nobody', queries: words('xyzzy', 'qqq') },
  { name: 'everybody, last page', queries: [{}], isLast: true },
  { name: 'a graduation year, last page', queries: years, isLast: true },
  { name: 'a common word, last page', queries: common, isLast: true },
  { name: 'a rare word, last page', queries: rare, isLast: true },
];
