/*
 * Finding a mentor among 100,000 people beside 5,000, on both databases: the p95 of each kind of query is no more than 1.5
 * times as long. About a fifth are mentors; of however many, a bounded number is weighed, which the small society has, too.
 */
import { onEach, startCrowds } from '../crowd.mjs';
import { compareKinds } from '../kinds.mjs';
import { kinds } from './queries.mjs';

const FEW = 5_000;
const MANY = 100_000;

/**
 * @param {string} [beginning] measures only the kinds whose name begins so
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchMentorship(beginning = '') {
  const chosen = kinds.filter(({ name }) => name.startsWith(beginning));
  return onEach(async (name, newDatabase) => {
    console.log(`\nMentors on ${name}: p95 of ${MANY} people against ${FEW}, in milliseconds`);
    const [few, many, stop] = await startCrowds({ people: FEW }, { people: MANY }, newDatabase);
    try {
      return await compareKinds(chosen, few, many);
    } finally {
      await stop();
    }
  });
}
