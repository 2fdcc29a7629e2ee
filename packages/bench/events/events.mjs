/*
 * The lists of events and registrations on 10,000 events and 1,000,000 registrations beside those on 100 and 10,000, on
 * both databases: the p95 of each kind of query is no more than 1.5 times as long.
 */
import { compare, settle } from '../compare.mjs';
import { onEach, startCrowds } from '../crowd.mjs';
import { kinds } from './queries.mjs';

/** Everybody comes to ten events, and a hundred people to each. */
const FEW = { people: 1_000, events: 100, registrationsOfEach: 100 };
const MANY = { people: 100_000, events: 10_000, registrationsOfEach: 100 };

/** @typedef {import('../crowd.mjs').Crowd} Crowd */

/**
 * @param {string} [beginning] measures only the kinds whose name begins so
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchEvents(beginning = '') {
  const chosen = kinds.filter(({ name }) => name.startsWith(beginning));
  return onEach((name, newDatabase) => benchOn(name, chosen, newDatabase));
}

/**
 * @param {string} name
 * @param {typeof kinds} chosen
 * @param {(name: string) => Promise<string | undefined>} newDatabase
 */
async function benchOn(name, chosen, newDatabase) {
  console.log(`\nEvents on ${name}: p95 of ${MANY.events} against ${FEW.events}, in milliseconds`);
  const [few, many, stop] = await startCrowds(FEW, MANY, newDatabase);
  let missed = 0;
  try {
    for (const [index, kind] of chosen.entries()) {
      const sides = /** @type {const} */ ([await sideOf(kind, few), await sideOf(kind, many)]);
      if (index === 0) await settle(...sides);
      missed += await compare(kind.name, ...sides);
    }
  } finally {
    await stop();
  }
  return missed;
}

/**
 * @param {import('./queries.mjs').Kind} kind
 * @param {Crowd} crowd
 */
async function sideOf({ reader, addresses }, crowd) {
  return { url: crowd.url, cookie: crowd[reader], addresses: await addresses(crowd) };
}
