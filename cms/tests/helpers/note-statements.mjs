/*
 * Loaded into a server under test before its own code: writes each SQL statement into a file, with the request that it
 * was run for. Nothing outside the process can tell, neither on SQLite nor on a PostgreSQL without extensions.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';

import Client from 'knex/lib/client.js';

const { STATEMENTS_FILE } = process.env;
/** @type {AsyncLocalStorage<string>} */
const request = new AsyncLocalStorage();

const { emit } = Server.prototype;
/** @type {typeof emit} */
Server.prototype.emit = function noteRequest(event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  const [{ method, url }] = args;
  return request.run(`${method} ${url}`, () => emit.call(this, event, ...args));
};

const { query } = Client.prototype;
Client.prototype.query = function noteStatement(connection, statement) {
  const during = request.getStore();
  const sql = typeof statement === 'string' ? statement : statement.sql;
  if (STATEMENTS_FILE && during) appendFileSync(STATEMENTS_FILE, `${JSON.stringify({ during, sql })}\n`);
  return query.call(this, connection, statement);
};
