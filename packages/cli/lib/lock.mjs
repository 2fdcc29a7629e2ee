import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The holder touches its lock this often; a lock not touched for `STALE_MS` has lost its holder. */
const HEARTBEAT_MS = 2000;
const STALE_MS = 20_000;
const RETRY_MS = 300;

/**
 * Does some work while no other process does work under the same lock. A lock whose holder died is taken over.
 * @template T
 * @param {string} file in a folder that exists
 * @param {() => Promise<T>} work
 * @param {() => void} onWait called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  const token = `${process.pid} ${randomUUID()}`;
  let waited = false;
  while (!(await acquire(file, token))) {
    if (!waited) onWait();
    waited = true;
    await wait(RETRY_MS);
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (read(file) === token) rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string} token
 */
async function acquire(file, token) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, token);
  try {
    // A hard link appears with its content, or fails because the name is taken.
    linkSync(draft, file);
    return true;
  } catch {
    if (!isStale(file)) return false;
    renameSync(draft, file);
    // Of several that take over at once, the last to write stays.
    await wait(RETRY_MS);
    return read(file) === token;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function isStale(file) {
  const holder = read(file);
  if (holder === undefined) return false;
  if (!isAlive(Number.parseInt(holder, 10))) return true;
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_MS;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but another account's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
