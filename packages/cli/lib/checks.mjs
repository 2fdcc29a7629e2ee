import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { cms } from './paths.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @param {unknown} error
 * @returns {string} such as `EADDRINUSE`; empty when the error carries no code
 */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Makes sure that the port can be listened on, before minutes are spent on a build.
 * @param {number} port
 * @param {string} host
 * @throws {Refusal}
 */
export async function checkPort(port, host) {
  const probe = createServer();
  try {
    await new Promise((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host, exclusive: true }, () => resolve(undefined));
    });
  } catch (error) {
    throw new Refusal(portSentence(codeOf(error), port, host));
  }
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * @param {string} code
 * @param {number} port
 * @param {string} host
 */
function portSentence(code, port, host) {
  if (code === 'EADDRINUSE') {
    const another = port < 65535 ? port + 1 : port - 1;
    return `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${another} npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that this account lacks: choose one above 1023, such as PORT=1337 npm start.`;
  }
  return `HOST is "${host}", which is no address of this machine (${code}): leave it out, or give 127.0.0.1 or 0.0.0.0.`;
}

/**
 * Makes the data folder and proves that files can be written there.
 * @param {string} dataDir
 * @throws {Refusal}
 */
export function checkDataDir(dataDir) {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Refusal(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): choose a folder of yours, such as DATA_DIR=$HOME/society npm start.`,
    );
  }
}

/**
 * Signs in to PostgreSQL once. Needs the CMS's packages, so it runs after they are installed.
 * @param {string | undefined} databaseUrl nothing to check without one
 * @throws {Refusal}
 */
export async function checkDatabase(databaseUrl) {
  if (!databaseUrl) return;
  const { Client } = createRequire(join(cms, 'package.json'))('pg');
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  // A connection that breaks while it is closed is reported here too, and is no news.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new Refusal(databaseSentence(error, new URL(databaseUrl)));
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {unknown} error
 * @param {URL} url its password is never shown
 */
function databaseSentence(error, url) {
  const code = codeOf(error);
  const server = `${url.hostname}:${url.port || 5432}`;
  if (code === '28P01' || code === '28000') {
    return `DATABASE_URL: the server at ${server} refuses the name or password of "${decodeURIComponent(url.username)}".`;
  }
  if (code === '3D000')
    return `DATABASE_URL: there is no database "${url.pathname.slice(1)}" on ${server}: create it first.`;
  const reason = error instanceof Error && error.message ? error.message : code;
  return `DATABASE_URL: no PostgreSQL answers at ${server} (${reason}): is it running, and is the address right?`;
}
