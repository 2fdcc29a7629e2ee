/*
 * The directory and "people you may know" of 100,000 people beside those of 1,000, on both databases: the p95 of each
 * kind of query is no more than 1.5 times as long.
 */
import { api, peopleAnswer } from 'contracts';
import { startPostgres } from 'cli';

import { startCrowd } from './crowd.mjs';
import { kinds } from './queries.mjs';

const FEW = 1_000;
const MANY = 100_000;
const AT_MOST = 1.5;
const SAMPLES = 400;
const WARM_UP = 40;
const ROUNDS = 3;

/** @typedef {Awaited<ReturnType<typeof startCrowd>>} Crowd */

/** @returns {Promise<number>} how many targets were missed */
export async function benchDirectory() {
  const postgres = await startPostgres();
  try {
    const onSqlite = await benchOn('SQLite', async () => undefined);
    const onPostgres = await benchOn('PostgreSQL', (people) => postgres.createDatabase(`crowd_${people}`));
    return onSqlite + onPostgres;
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} name
 * @param {(people: number) => Promise<string | undefined>} newDatabase
 */
async function benchOn(name, newDatabase) {
  console.log(`\nThe directory on ${name}: p95 of ${MANY} people against ${FEW}, in milliseconds`);
  const few = await startCrowd(FEW, await newDatabase(FEW));
  const many = await startCrowd(MANY, await newDatabase(MANY));
  let missed = 0;
  try {
    for (const { name: kind, queries, isLast } of kinds) {
      const addresses = (/** @type {Crowd} */ crowd) =>
        Promise.all(queries.map((query) => (isLast ? lastPage(crowd, query) : api.directory(query))));
      missed += await compare(kind, [few, await addresses(few)], [many, await addresses(many)]);
    }
    const suggestions = [api.connectionSuggestions()];
    missed += await compare('people you may know', [few, suggestions], [many, suggestions]);
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
  return missed;
}

/**
 * The address of the last page of a query that is full, so that both sides present as many people.
 * @param {Crowd} crowd
 * @param {Record<string, string>} query
 */
async function lastPage(crowd, query) {
  const answer = await fetch(crowd.url + api.directory(query), { headers: { cookie: crowd.cookie } });
  const { total, pageSize } = peopleAnswer.parse(await answer.json()).meta.pagination;
  return api.directory({ ...query, page: Math.max(1, Math.floor(total / pageSize)) });
}

/**
 * Asks both in turn, so that whatever else the machine does falls on both; the median of the rounds counts.
 * @param {string} kind
 * @param {[Crowd, string[]]} few
 * @param {[Crowd, string[]]} many
 * @returns {Promise<number>} 1 when the target was missed
 */
async function compare(kind, few, many) {
  await sample(few, many, WARM_UP);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = (await sample(few, many, SAMPLES)).map(p95);
    rounds.push({ one: one ?? 0, other: other ?? 0, ratio: (other ?? 0) / (one || 1) });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const { one, other, ratio } = rounds[Math.floor(ROUNDS / 2)] ?? { one: 0, other: 0, ratio: Infinity };
  const isMet = ratio <= AT_MOST;
  const figures = `${other.toFixed(2).padStart(7)} against ${one.toFixed(2).padStart(6)}`;
  console.log(`${isMet ? '✓' : '✗'} ${kind.padEnd(32)} ${figures} = ${ratio.toFixed(2)} × (target ≤ ${AT_MOST} ×)`);
  return isMet ? 0 : 1;
}

/**
 * @param {[Crowd, string[]]} few
 * @param {[Crowd, string[]]} many
 * @param {number} count
 * @returns {Promise<number[][]>} milliseconds of each request, by side
 */
async function sample(few, many, count) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let index = 0; index < count; index += 1) {
    for (const [side, [crowd, addresses]] of [few, many].entries()) {
      times[side]?.push(await time(crowd, addresses[index % addresses.length] ?? ''));
    }
  }
  return times;
}

/**
 * @param {Crowd} crowd
 * @param {string} address
 */
async function time({ url, cookie }, address) {
  const begun = performance.now();
  const answer = await fetch(url + address, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
  return performance.now() - begun;
}

/** @param {number[]} times */
function p95(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
