/*
 * The directory and "people you may know" of 100,000 people beside those of 1,000, on both databases: the p95 of each
 * kind of query is no more than 1.5 times as long.
 */
import { api, peopleAnswer } from 'contracts';

import { compare, settle } from '../compare.mjs';
import { onEach, startCrowds } from '../crowd.mjs';
import { kinds } from './queries.mjs';

const FEW = 1_000;
const MANY = 100_000;

/** @typedef {import('../crowd.mjs').Crowd} Crowd */

/** A kind that no query of the list stands for. */
const SUGGESTIONS = 'people you may know';

/**
 * @param {string} [beginning] measures only the kinds whose name begins so
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchDirectory(beginning = '') {
  return onEach((name, newDatabase) => benchOn(name, beginning, newDatabase));
}

/**
 * @param {string} name
 * @param {string} beginning
 * @param {(name: string) => Promise<string | undefined>} newDatabase
 */
async function benchOn(name, beginning, newDatabase) {
  console.log(`\nThe directory on ${name}: p95 of ${MANY} people against ${FEW}, in milliseconds`);
  const [few, many, stop] = await startCrowds({ people: FEW }, { people: MANY }, newDatabase);
  let missed = 0;
  try {
    await settle(sideOf(few, [api.directory()]), sideOf(many, [api.directory()]));
    for (const { name: kind, queries, isLast } of kinds.filter(({ name: kind }) => kind.startsWith(beginning))) {
      const addresses = (/** @type {Crowd} */ crowd) =>
        Promise.all(queries.map((query) => (isLast ? lastPage(crowd, query) : api.directory(query))));
      missed += await compare(kind, sideOf(few, await addresses(few)), sideOf(many, await addresses(many)));
    }
    if (SUGGESTIONS.startsWith(beginning)) {
      const suggestions = [api.connectionSuggestions()];
      missed += await compare(SUGGESTIONS, sideOf(few, suggestions), sideOf(many, suggestions));
    }
  } finally {
    await stop();
  }
  return missed;
}

/**
 * The demo's student asks.
 * @param {Crowd} crowd
 * @param {string[]} addresses
 */
const sideOf = ({ url, student }, addresses) => ({ url, cookie: student, addresses });

/**
 * The address of the last page of a query that is full, so that both sides present as many people.
 * @param {Crowd} crowd
 * @param {Record<string, string>} query
 */
async function lastPage(crowd, query) {
  const answer = await fetch(crowd.url + api.directory(query), { headers: { cookie: crowd.student } });
  const { total, pageSize } = peopleAnswer.parse(await answer.json()).meta.pagination;
  return api.directory({ ...query, page: Math.max(1, Math.floor(total / pageSize)) });
}
