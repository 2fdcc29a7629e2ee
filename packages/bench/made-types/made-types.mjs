/*
 * A type that somebody made in the Content-Type Builder, with 100,000 rows beside one with 1,000, on both databases: the
 * p95 of each kind of query is no more than 1.5 times as long, though nobody has written a line for the type.
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { copyDemo, extendedApp, freePort, startServer } from 'cli';
import { api } from 'contracts';

import { onEach } from '../crowd.mjs';
import { isBrief } from '../effort.mjs';
import { compareKinds } from '../kinds.mjs';
import { signIn } from '../sign-in.mjs';
import { fillSponsors } from './fill.mjs';
import { kinds } from './queries.mjs';

const FEW = 1_000;
const MANY = 100_000;
const BRIEF = 40;
/** How often it is asked whether everything is indexed, in milliseconds. */
const POLL_MS = 500;
const PUBLIC = ['name', 'pitch', 'website', 'level', 'since', 'employees', 'isActive', 'events'];

/**
 * A running server with so many sponsors, and the cookies that sign the demo's people in.
 * @typedef {{ url: string, sponsors: number, student: string, admin: string, events: string[], ids: string[], stop: () => Promise<void> }} Extended
 */

/**
 * @param {string} [beginning] measures only the kinds whose name begins so
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchMadeTypes(beginning = '') {
  const chosen = kinds.filter(({ name }) => name.startsWith(beginning));
  const app = extendedApp();
  try {
    return await onEach((name, newDatabase) => benchOn(name, chosen, { app: app.folder, newDatabase }));
  } finally {
    app.remove();
  }
}

/**
 * @param {string} name
 * @param {typeof kinds} chosen
 * @param {{ app: string, newDatabase: (name: string) => Promise<string | undefined> }} place
 */
async function benchOn(name, chosen, { app, newDatabase }) {
  console.log(`\nA made type on ${name}: p95 of ${MANY} rows against ${FEW}, in milliseconds`);
  const few = await startExtended(isBrief ? BRIEF : FEW, app, await newDatabase('few'));
  const many = isBrief ? few : await startExtended(MANY, app, await newDatabase('many'));
  try {
    return await compareKinds(chosen, few, many);
  } finally {
    await few.stop();
    if (many !== few) await many.stop();
  }
}

/**
 * Starts the product as somebody extended it, and fills the type. The rows come past the product, so it is started anew
 * to index them; a brief run asks it all the same, and finds less.
 * @param {number} sponsors
 * @param {string} app
 * @param {string | undefined} databaseUrl PostgreSQL; SQLite without it
 * @returns {Promise<Extended>}
 */
async function startExtended(sponsors, app, databaseUrl) {
  const dataDir = await copyDemo('sqlite');
  const place = { dataDir, databaseUrl, publicUrl: undefined, demo: true, production: false };
  const start = async () => startServer({ ...place, port: await freePort(), host: '127.0.0.1' }, {}, app);
  let server = await start();
  const admin = await signIn(server.url, 'admin@example.com');
  const json = { cookie: admin, 'content-type': 'application/json', origin: server.url };
  const answer = await fetch(`${server.url}/api/admin/content-types/sponsors`, {
    ...{ method: 'PUT', headers: json },
    body: JSON.stringify({ publicFields: PUBLIC, hasPages: true }),
  });
  if (!answer.ok) throw new Error(`What is public was answered ${answer.status}: ${await answer.text()}`);
  if (!isBrief) await server.stop();
  await fillSponsors(place, sponsors);
  if (!isBrief) server = await start();
  const { url, stop } = server;
  /** @param {string} path @returns {Promise<any>} */
  const read = async (path) => (await fetch(url + path, { headers: { cookie: admin } })).json();
  const begun = performance.now();
  // The last one of all is indexed last.
  const last = `${api.consoleMade('sponsors')}?${new URLSearchParams({ filter: JSON.stringify({ q: `${sponsors - 1}@example.org` }) })}`;
  while (!isBrief && (await read(last)).length === 0) await wait(POLL_MS);
  if (!isBrief)
    console.log(`  ${sponsors} rows are indexed after ${Math.round((performance.now() - begun) / 1000)} s.`);
  /** @param {string} path @param {number} count @returns {Promise<string[]>} */
  const idsOf = async (path, count) =>
    (await read(`${path}?range=[0,${count - 1}]`)).map((/** @type {{ id: string }} */ { id }) => id);
  return {
    ...{ url, sponsors, admin },
    student: await signIn(url, 'student@example.com'),
    events: await idsOf('/api/admin/relations/api::event.event', 8),
    ids: await idsOf(api.consoleMade('sponsors'), 8),
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
