import { effort, judge } from './effort.mjs';

/*
 * How much longer a server takes for the same questions where it knows a hundred times as much.
 */
const AT_MOST = 1.5;

/**
 * Who is asked what: a server, who is signed in there, and addresses that take turns. `isBeginning` measures until the
 * answer begins, for what is read as it comes; `change` is done before each turn of the addresses, and not measured.
 * @typedef {{ url: string, cookie: string, addresses: string[], isBeginning?: boolean, change?: (() => Promise<void>) | undefined }} Side
 */

/**
 * Asks two servers until they are past their start, which indexes what was stored past the product, and leaves much to
 * be collected. Belongs before the first comparison.
 * @param {Side} few
 * @param {Side} many
 */
export async function settle(few, many) {
  const end = performance.now() + effort.settlingMs;
  while (performance.now() < end) await sample(few, many, 1);
}

/**
 * Asks both in turn, so that whatever else the machine does falls on both; the median of the rounds counts.
 * @param {string} kind
 * @param {Side} few
 * @param {Side} many
 * @returns {Promise<number>} 1 when the target was missed
 */
export async function compare(kind, few, many) {
  // Until both run the code of the kind compiled: the first kind that searches measured the compiler otherwise.
  await sample(few, many, effort.warmUps);
  const rounds = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const [one, other] = (await sample(few, many, effort.samples)).map(p95);
    rounds.push({ one: one ?? 0, other: other ?? 0, ratio: (other ?? 0) / (one || 1) });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const { one, other, ratio } = rounds[Math.floor(effort.rounds / 2)] ?? { one: 0, other: 0, ratio: Infinity };
  const { mark, missed } = judge(ratio <= AT_MOST);
  const figures = `${other.toFixed(2).padStart(7)} against ${one.toFixed(2).padStart(6)}`;
  console.log(`${mark} ${kind.padEnd(32)} ${figures} = ${ratio.toFixed(2)} × (target ≤ ${AT_MOST} ×)`);
  return missed;
}

/**
 * @param {Side} few
 * @param {Side} many
 * @param {number} count
 * @returns {Promise<number[][]>} milliseconds of each request, by side
 */
async function sample(few, many, count) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let index = 0; index < count; index += 1) {
    for (const [place, side] of [few, many].entries()) {
      if (index % side.addresses.length === 0) await side.change?.();
      times[place]?.push(await time(side, side.addresses[index % side.addresses.length] ?? ''));
    }
  }
  return times;
}

/**
 * @param {Side} side
 * @param {string} address
 */
async function time({ url, cookie, isBeginning = false }, address) {
  const begun = performance.now();
  const answer = await fetch(url + address, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
  if (!isBeginning) {
    await answer.arrayBuffer();
    return performance.now() - begun;
  }
  const reader = answer.body?.getReader();
  await reader?.read();
  const passed = performance.now() - begun;
  await reader?.cancel();
  return passed;
}

/** @param {number[]} times */
function p95(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
