/*
 * Contributions of a large society: 100,000 members are charged a month, and 50,000 of them reminded, while others are
 * answered and memory stays flat. Done twice, nothing changes the second time.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { api, membershipStatsAnswer, remindersAnswer } from 'contracts';
import { copyDemo, freePort, seedPeople, startServer } from 'cli';

import { onEach } from '../crowd.mjs';
import { isBrief, judge } from '../effort.mjs';
import { signIn } from '../sign-in.mjs';
import { enrolEverybody, payHalf } from './fill.mjs';

const MEMBERS = isBrief ? 0 : 100_000;
/** By how many MB the server's memory may grow, and how long others wait at most, as p95 in milliseconds. */
const GROWTH_MB = 160;
const WAIT_MS = 300;
/** What the server's objects may take, in MB: with gigabytes free, V8 leaves garbage lying for long, and growth says nothing. */
const HEAP_MB = 200;
/** The clock strikes each minute; and how long all of it may take. */
const STRUCK_MS = 65_000;
const LONGEST_MS = 30 * 60_000;
const LOOK_MS = isBrief ? 500 : 250;

/** @typedef {{ url: string, pid: number | undefined, admin: string }} Society */

/** The kinds that this part measures. */
export const kinds = [{ name: 'accrual' }, { name: 'reminders' }];

/**
 * @param {string} [beginning] measures only the kinds whose name begins so; the reminders need the accrual before them
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchMoney(beginning = '') {
  return onEach(async (name, newDatabase) => {
    console.log(`\nMoney on ${name}: ${MEMBERS || 'the demo’s'} members`);
    const { society, place, stop } = await startSociety(await newDatabase('money'));
    try {
      const accrual = await measure(society, 'accrual', () => accrued(society));
      if (!'reminders'.startsWith(beginning)) return accrual;
      if (!isBrief) await payHalf(place);
      return accrual + (await measure(society, 'reminders', () => remind(society)));
    } finally {
      await stop();
    }
  });
}

/** @param {string | undefined} databaseUrl */
async function startSociety(databaseUrl) {
  const dataDir = isBrief ? await copyDemo('sqlite') : mkdtempSync(join(tmpdir(), 'society-money-'));
  const place = {
    ...{ port: await freePort(), host: '127.0.0.1', dataDir, databaseUrl, publicUrl: undefined },
    ...{ demo: true, production: false },
  };
  if (MEMBERS > 0) {
    await seedPeople(place, MEMBERS);
    await enrolEverybody(place);
  }
  const server = await startServer(place, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  const society = { url: server.url, pid: server.pid, admin: await signIn(server.url, 'admin@example.com') };
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { society, place, stop };
}

/**
 * Does something large, and looks meanwhile how others are answered and what the server holds in memory.
 * @param {Society} society
 * @param {string} name
 * @param {() => Promise<string>} work answers what it did, and throws where the second time changes anything
 */
async function measure(society, name, work) {
  const before = memoryOf(society.pid);
  const [waits, memory] = [[0], [before]];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(society.url + api.announcements())).text();
      waits.push(performance.now() - begun);
      memory.push(memoryOf(society.pid));
      await pause(LOOK_MS);
    }
  })();
  const begun = performance.now();
  let told;
  try {
    told = await work();
  } finally {
    isOver = true;
    await looking;
  }
  const seconds = (performance.now() - begun) / 1000;
  const grown = Math.max(...memory) - before;
  const wait = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
  const verdict = judge(grown <= GROWTH_MB && wait <= WAIT_MS);
  console.log(
    `${verdict.mark} ${name}: ${told} in ${seconds.toFixed(0)} s; memory grows by ${grown.toFixed(0)} MB (target ≤ ${GROWTH_MB}), others wait ${wait.toFixed(0)} ms (target ≤ ${WAIT_MS})`,
  );
  return verdict.missed;
}

/** @param {number | undefined} pid in MB */
const memoryOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** @param {Society} society */
async function stats({ url, admin }) {
  const answer = await fetch(url + api.membershipStats(), { headers: { cookie: admin } });
  return membershipStatsAnswer.parse(await answer.json()).data;
}

/**
 * Waits until the clock has charged everybody, and for its next stroke, which charges nobody.
 * @param {Society} society
 */
async function accrued(society) {
  if (isBrief) return `${(await stats(society)).members} members charged`;
  const until = performance.now() + LONGEST_MS;
  let now = await stats(society);
  while (now.thisMonth.pending + now.thisMonth.paid < MEMBERS) {
    if (performance.now() > until) throw new Error(`Only ${now.thisMonth.pending} members were charged.`);
    await pause(1000);
    now = await stats(society);
  }
  const charged = now.thisMonth.pending;
  await pause(STRUCK_MS);
  const after = await stats(society);
  if (JSON.stringify(after) !== JSON.stringify(now)) throw new Error('The second time changed something.');
  return `${charged} members charged, nobody twice`;
}

/** @param {Society} society */
async function remind({ url, admin }) {
  const send = async () => {
    const answer = await fetch(url + api.sendPaymentReminders(), {
      ...{ method: 'POST', headers: { cookie: admin, origin: url, 'content-type': 'application/json' }, body: '{}' },
    });
    return remindersAnswer.parse(await answer.json()).data;
  };
  const first = await send();
  const second = await send();
  if (second.sent !== 0 || second.skipped !== first.sent + first.skipped) {
    throw new Error(`The second time changed something: ${JSON.stringify({ first, second })}`);
  }
  return `${first.sent} reminders queued, none twice`;
}
