import { mkdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An account that is ready to be used: verified, signed in, with nothing in its profile but a name.
 * @typedef {object} PoolAccount
 * @property {string} email
 * @property {string} name
 * @property {string} password
 * @property {'student' | 'alumni' | 'faculty' | 'admin'} role
 * @property {string} userId the account's id on the wire
 * @property {string} profileId the profile's id on the wire
 * @property {string} token of an open session, the value of its cookie
 */

/**
 * What the snapshot's maker writes down: the demo's accounts, each with a session that everybody shares, and accounts
 * that are used by one test each.
 * @typedef {{ demo: Record<string, { token: string }>, accounts: PoolAccount[] }} Pool
 */

/** How many accounts of a role a snapshot holds: what a whole run of the API's tests uses, and half as many again. */
export const POOL_SIZE = { student: 1400, alumni: 2600, faculty: 400, admin: 180 };

/** Where a data folder keeps its pool, and which of its accounts are taken. */
const FILE = 'pool.json';
const TAKEN = 'pool-taken';

/** @param {string} dataDir */
export const poolFile = (dataDir) => join(dataDir, FILE);

/** @type {Map<string, Pool>} */
const pools = new Map();
/** How far this process has looked for an account, by folder and role. @type {Map<string, number>} */
const places = new Map();

/**
 * An account of a role that no test has had. Several processes may take from one folder.
 * @param {string} dataDir of a server that was started on a snapshot
 * @param {PoolAccount['role']} role
 * @returns {PoolAccount}
 * @throws {Error} when all are taken
 */
export function takeFromPool(dataDir, role) {
  const accounts = readPool(dataDir).accounts.filter((account) => account.role === role);
  const key = `${dataDir} ${role}`;
  for (let place = places.get(key) ?? 0; place < accounts.length; place += 1) {
    places.set(key, place + 1);
    const account = accounts[place];
    if (account && isOurs(dataDir, `${role}-${place}`)) return account;
  }
  throw new Error(`The pool has no ${role} left: raise POOL_SIZE in packages/cli/lib/snapshot/pool.mjs.`);
}

/**
 * An open session of the demo's account of a role. It is everybody's: nobody may end it.
 * @param {string} dataDir of a server that was started on a snapshot
 * @param {PoolAccount['role']} role
 * @returns {{ token: string }}
 */
export function demoSession(dataDir, role) {
  const session = readPool(dataDir).demo[role];
  if (!session) throw new Error(`The demo has no account of role ${role}.`);
  return session;
}

/** @param {string} dataDir */
function readPool(dataDir) {
  const known = pools.get(dataDir);
  if (known) return known;
  const file = poolFile(dataDir);
  if (!existsSync(file)) throw new Error(`${dataDir} is not a copy of the snapshot: it has no ${FILE}.`);
  const pool = /** @type {Pool} */ (JSON.parse(readFileSync(file, 'utf8')));
  pools.set(dataDir, pool);
  return pool;
}

/**
 * Takes a name, once: of several processes that make a folder, one succeeds.
 * @param {string} dataDir
 * @param {string} name
 */
function isOurs(dataDir, name) {
  mkdirSync(join(dataDir, TAKEN), { recursive: true });
  try {
    mkdirSync(join(dataDir, TAKEN, name));
    return true;
  } catch {
    return false;
  }
}
