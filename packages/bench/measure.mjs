import { countAnswers } from './client.mjs';
import { effort } from './effort.mjs';

const CONNECTIONS = 20;
/** What every request is sent with. */
export const HEADERS = { accept: 'text/html,application/json', 'accept-encoding': 'identity' };

/**
 * Something that answers requests; `headers` are sent along.
 * @typedef {{ name: string, url: string, headers?: Record<string, string> }} Candidate
 */

/**
 * Loads the candidates in turn, A B C A B C, so that whatever else the machine does falls on all of them.
 * @param {Candidate[]} candidates
 * @returns {Promise<Map<string, number>>} the median requests per second of each, by name
 */
export async function measureInTurn(candidates) {
  for (const candidate of candidates) await load(candidate, effort.warmUpS);
  /** @type {Map<string, number[]>} */
  const rates = new Map(candidates.map(({ name }) => [name, []]));
  for (let round = 1; round <= effort.rounds; round += 1) {
    for (const candidate of candidates) {
      const { name } = candidate;
      const rate = await load(candidate, effort.roundS);
      rates.get(name)?.push(rate);
      console.log(`  round ${round}  ${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} requests/s`);
    }
  }
  return new Map([...rates].map(([name, list]) => [name, median(list)]));
}

/**
 * @param {Candidate} candidate
 * @param {number} seconds
 * @returns {Promise<number>} requests per second
 * @throws Error when any answer was not a 2xx: fast refusals are no speed
 */
function load({ url, headers }, seconds) {
  return countAnswers({ url, headers: { ...HEADERS, ...headers }, connections: CONNECTIONS, seconds });
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
