import { JOB_TYPES } from 'contracts';

import { inDatabase, insertRows } from '../in-database.mjs';

const DAY_MS = 86_400_000;
/** When a job closes that nobody has said a day for. */
const NEVER = new Date('2999-12-31T00:00:00.000Z');
const ROLES = ['Engineer', 'Analyst', 'Designer', 'Intern', 'Researcher', 'Manager', 'Technician', 'Writer'];
export const COMPANIES = [
  'Harbour',
  'Kestrel',
  'Monsoon',
  'Banyan',
  'Saffron',
  'Cobalt',
  'Tamarind',
  'Juniper',
].flatMap((name) => [`${name} Labs`, `${name} Works`]);
export const PLACES = ['Pune', 'Mumbai', 'Kochi', 'Bengaluru', 'Gorakhpur', 'Delhi', 'Chennai', 'Indore'];

/**
 * Stores invented jobs, posted by whoever is there.
 * @param {Parameters<typeof inDatabase>[0]} place
 * @param {number} count
 */
export function fillJobs(place, count) {
  return inDatabase(place, async (database) => {
    /** @type {number[]} */
    const people = await database('profiles').orderBy('id').pluck('id');
    const rows = Array.from({ length: count }, (_, index) => ({
      ...jobOf(index),
      posted_by_id: people[index % people.length],
    }));
    await insertRows(database, 'jobs', rows);
  });
}

/**
 * Of the skills, Quay is in half of the jobs, Lamp in a tenth, Moss in three of a hundred, and each that begins with Tern
 * in twenty at most. What a job has says nothing of what else it has. Four of ten have closed.
 * @param {number} index
 */
function jobOf(index) {
  const at = new Date();
  /** @type {<Value>(question: number, values: readonly Value[]) => Value} */
  const one = (question, values) => /** @type {any} */ (values[draw(index, question, values.length)]);
  const [company, location] = [one(1, COMPANIES), one(2, PLACES)];
  const skills = [
    draw(index, 3, 2) === 0 && 'Quay',
    draw(index, 4, 10) === 0 && 'Lamp',
    draw(index, 5, 100) < 3 && 'Moss',
  ];
  const salary = draw(index, 6, 3) === 0 ? '₹ 12 lakh a year' : '';
  const days = draw(index, 7, 100) - 40;
  const deadline = days > 40 ? null : new Date(Math.floor(at.getTime() / DAY_MS + days) * DAY_MS);
  return {
    document_id: `bench${String(index).padStart(19, '0')}`,
    title: `${one(8, ROLES)} ${index}`,
    ...{ company, company_key: company.toLowerCase(), location, place_key: location.toLowerCase() },
    type: one(9, JOB_TYPES),
    description: `You join the team of ${company} in ${location} that keeps things as they are, and learn how that is done.`,
    requirements: 'A project that has users, and a licence to drive.',
    skills: JSON.stringify([...skills.filter(Boolean), `Tern ${tern(index)}`]),
    ...{ responsibilities: '[]', qualifications: '[]', application_url: '', contact_email: 'jobs@example.org' },
    ...{ salary, salary_known: salary !== '', is_hidden: draw(index, 10, 50) === 0 },
    ...{ deadline, closes_at: deadline ?? NEVER, created_at: at, updated_at: at, published_at: at },
  };
}

/** A word of few jobs. @param {number} index */
export const tern = (index) => `tern${String(Math.floor(index / 20)).padStart(5, '0')}`;

/**
 * A number below `count` for a job and a question, alike on each run.
 * @param {number} index
 * @param {number} question
 * @param {number} count
 */
function draw(index, question, count) {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(question, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % count;
}
