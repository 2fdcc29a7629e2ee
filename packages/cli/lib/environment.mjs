import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { cms, root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

/**
 * The switches of design §9, read and validated.
 * @typedef {object} Environment
 * @property {number} port
 * @property {string} host the address to listen on
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl PostgreSQL; SQLite in `dataDir` without it
 * @property {string | undefined} publicUrl the origin that visitors type, behind a proxy
 * @property {boolean} demo whether demo content and accounts are wanted
 * @property {boolean} production whether the caller, not we, asked for production
 */

/** Takes the switches of `.env` in the checkout into the environment; what is set already stays. */
export function loadDotEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads the switches, refusing the first one that makes no sense.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Environment}
 * @throws {Refusal} one sentence that names the switch
 */
export function readEnvironment(env) {
  const production = env.NODE_ENV === 'production';
  return {
    port: readPort(env.PORT),
    host: env.HOST?.trim() || '0.0.0.0',
    dataDir: resolve(root, env.DATA_DIR?.trim() || join(cms, '.data')),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    demo: readSwitch('DEMO', env.DEMO) ?? !production,
    production,
  };
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text?.trim()) return 1337;
  const port = Number(text);
  if (/^\d+$/.test(text.trim()) && port >= 1 && port <= 65535) return port;
  throw new Refusal(`PORT is "${text}", which is no port: give a number from 1 to 65535, such as PORT=1338.`);
}

/** @param {string | undefined} text */
function readDatabaseUrl(text) {
  if (!text?.trim()) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1) return text.trim();
  throw new Refusal(
    'DATABASE_URL is malformed: it should look like postgres://user:password@host:5432/database (leave it out for SQLite).',
  );
}

/** @param {string | undefined} text */
function readPublicUrl(text) {
  if (!text?.trim()) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  throw new Refusal(`PUBLIC_URL is "${text}": give the site's origin alone, such as https://society.example.`);
}

/**
 * @param {string} name
 * @param {string | undefined} text
 */
function readSwitch(name, text) {
  if (!text?.trim()) return undefined;
  if (/^(1|true|on|yes)$/i.test(text.trim())) return true;
  if (/^(0|false|off|no)$/i.test(text.trim())) return false;
  throw new Refusal(`${name} is "${text}": give true or false.`);
}
