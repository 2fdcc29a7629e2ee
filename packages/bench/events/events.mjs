/*
 * The lists of events and registrations on 10,000 events and 1,000,000 registrations beside those on 100 and 10,000, on
 * both databases: the p95 of each kind of query is no more than 1.5 times as long.
 */
import { onEach, startCrowds } from '../crowd.mjs';
import { compareKinds } from '../kinds.mjs';
import { kinds } from './queries.mjs';

/** Everybody comes to ten events, and a hundred people to each. */
const FEW = { people: 1_000, events: 100, registrationsOfEach: 100 };
const MANY = { people: 100_000, events: 10_000, registrationsOfEach: 100 };

/**
 * @param {string} [beginning] measures only the kinds whose name begins so
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchEvents(beginning = '') {
  const chosen = kinds.filter(({ name }) => name.startsWith(beginning));
  return onEach(async (name, newDatabase) => {
    console.log(`\nEvents on ${name}: p95 of ${MANY.events} against ${FEW.events}, in milliseconds`);
    const [few, many, stop] = await startCrowds(FEW, MANY, newDatabase);
    try {
      return await compareKinds(chosen, few, many);
    } finally {
      await stop();
    }
  });
}
