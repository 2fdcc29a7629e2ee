/*
 * Open streams of messages: ten thousand hold on one process, of which each costs little memory, and a message arrives
 * while they do.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';

import { api } from 'contracts';
import { startDemoServer, takeFromPool } from 'cli';

import { isBrief, judge } from '../effort.mjs';

/** What a run opens, how many of them one session, and how many at once. */
const STREAMS = isBrief ? 50 : 10_000;
const OF_SESSION = 5;
const AT_ONCE = 50;
/** The most memory that a stream may take, in KB, and the longest that a message may be on its way, in milliseconds. */
const KB_MAX = 32;
const ARRIVES_MS = 2_000;

/** @typedef {import('node:http').IncomingMessage} Stream */

/** @returns {Promise<number>} how many targets were missed */
export async function benchStreams() {
  const server = await startDemoServer({ variables: { SCHEDULED_JOBS: 'false' } });
  try {
    const people = Array.from({ length: Math.ceil(STREAMS / OF_SESSION) }, (_, place) =>
      takeFromPool(server.dataDir, place % 2 === 0 ? 'alumni' : 'student'),
    );
    const [reader, writer] = people;
    if (!reader || !writer) throw new Error('Nobody listens.');
    // What the first calls load is no stream's.
    for (const { token } of people.slice(0, 100)) await fetch(server.url + api.threads(), { headers: cookieOf(token) });
    const before = memoryOf(server.pid);
    /** @type {Stream[]} */
    const streams = [];
    while (streams.length < STREAMS) {
      const next = Array.from({ length: AT_ONCE }, (_, place) => people[(streams.length + place) % people.length]);
      streams.push(...(await Promise.all(next.map((person) => openStream(server.url, person?.token ?? '')))));
    }
    const each = (memoryOf(server.pid) - before) / streams.length;
    const { mark, missed } = judge(each <= KB_MAX);
    console.log(
      `\n${mark} open streams: ${each.toFixed(1)} KB of memory each, of ${streams.length} (target ≤ ${KB_MAX})`,
    );

    const arrived = nextOf(streams[0]);
    const begun = performance.now();
    await fetch(server.url + api.thread(reader.profileId), {
      method: 'POST',
      headers: { ...cookieOf(writer.token), origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Are you there?', key: randomUUID() }),
    });
    await arrived;
    const took = performance.now() - begun;
    const verdict = judge(took <= ARRIVES_MS);
    console.log(`${verdict.mark} a message meanwhile: ${took.toFixed(0)} ms on its way (target ≤ ${ARRIVES_MS})`);
    return missed + verdict.missed;
  } finally {
    await server.stop();
  }
}

/** @param {string} token */
const cookieOf = (token) => ({ cookie: `session=${token}; signed-in=1` });

/**
 * What a process holds in memory, in KB.
 * @param {number | undefined} pid
 */
const memoryOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

/**
 * Opens a stream, and waits for its first event.
 * @param {string} url
 * @param {string} token
 * @returns {Promise<Stream>}
 */
function openStream(url, token) {
  return new Promise((resolve, reject) => {
    get(url + api.messageStream(), { headers: cookieOf(token), agent: false }, (stream) => {
      void nextOf(stream).then(() => resolve(stream));
    }).on('error', reject);
  });
}

/**
 * @param {Stream | undefined} stream
 * @returns {Promise<void>} fulfilled when it tells its next event
 */
function nextOf(stream) {
  return new Promise((resolve) => {
    /** @param {Buffer} part */
    const look = (part) => {
      if (!part.includes('event: changes')) return;
      stream?.off('data', look);
      // What comes later is read, and dropped.
      stream?.resume();
      resolve();
    };
    stream?.on('data', look);
  });
}
