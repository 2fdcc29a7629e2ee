import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

/** Longest wait for requests under way, in milliseconds. */
const DRAIN_MS = 10_000;
/** Longest time in which connections that wait are still taken, in milliseconds. */
const TAKE_MS = 3_000;
/** How long a connection without a request is left open, for one that is on its way, in milliseconds. */
const GRACE_MS = 1_000;
/** How often connections that have gone idle are closed after that, in milliseconds. */
const SWEEP_MS = 50;

let draining = false;

const endings: (() => void)[] = [];

/** Adds what ends answers that would never end by themselves, before others are waited for. Belongs into `register`. */
export function whenDraining(end: () => void): void {
  endings.push(end);
}

/** Whether the server is about to go, so that nobody should send it anything new. */
export const isDraining = (): boolean => draining;

/**
 * Lets every request that has reached the server be answered before it goes: takes no new connection, ends each after
 * its answer, and waits for them. Strapi cuts what is left after that.
 */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  if (!httpServer.listening) return;
  draining = true;
  httpServer.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await takeWaiting(httpServer);
  for (const end of endings) end();
  // The HTTP server's own `close` would cut those connections whose request has not been read yet.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(httpServer, () => resolve()));
  const gone = new AbortController();
  void closed.then(() => gone.abort());
  await Promise.race([closed, wait(DRAIN_MS), closeIdle(() => httpServer.closeIdleConnections(), gone.signal)]);
}

/** Takes the connections that wait to be taken: Node takes one in each turn of its loop, however many there are. */
async function takeWaiting(server: Server): Promise<void> {
  let hasTaken = true;
  const note = () => (hasTaken = true);
  server.on('connection', note);
  for (const end = Date.now() + TAKE_MS; hasTaken && Date.now() < end;) {
    hasTaken = false;
    await readEverything();
  }
  server.off('connection', note);
}

/** Lets every request be read that has arrived: it takes a turn of the loop, or two where its connection is new. */
async function readEverything(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await turn();
}

async function closeIdle(close: () => void, gone: AbortSignal): Promise<never> {
  await wait(GRACE_MS);
  while (!gone.aborted) {
    await readEverything();
    close();
    await wait(SWEEP_MS);
  }
  return new Promise(() => undefined);
}
