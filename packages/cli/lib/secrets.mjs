import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Refusal } from './refusal.mjs';

/** The secrets that the server asks for, as environment variables. */
const SECRET_NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

/**
 * Secrets of a production that someone else runs come from the caller, all of them, or nothing is installed or built
 * (security matrix 37). Whether they are good ones is the server's to judge, which sees every production.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Refusal} naming every one that is missing
 */
export function requireSecrets(env) {
  const missing = SECRET_NAMES.filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new Refusal(
    `NODE_ENV=production needs secrets of its own, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} ` +
      'not set: give each a long random text (.env.example says how), or leave NODE_ENV out.',
  );
}

/**
 * Secrets of a copy that runs on someone's own machine: made once, kept in the data folder.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env what is set here wins
 * @returns {Record<string, string>}
 */
export function keptSecrets(dataDir, env) {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) writeOnce(file);
  let kept;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Refusal(`${file} cannot be read as JSON: restore it from a backup, or remove it to end all sessions.`);
  }
  return Object.fromEntries(SECRET_NAMES.map((name) => [name, env[name] || String(kept[name] ?? '')]));
}

/**
 * Two first starts on one data folder end with one file: a hard link fails where the name is taken.
 * @param {string} file
 */
function writeOnce(file) {
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, newSecret(name)]));
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** @param {string} name */
function newSecret(name) {
  const one = () => randomBytes(32).toString('base64url');
  return name === 'APP_KEYS' ? `${one()},${one()}` : one();
}
