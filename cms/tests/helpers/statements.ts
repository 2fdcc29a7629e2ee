import { afterAll, beforeAll } from 'vitest';

import type { OwnServer } from './own-server';

/** Lets the servers that this file of tests starts write down each statement that they send to the database. */
export function writeStatements(): void {
  beforeAll(() => {
    process.env['DEBUG'] = 'knex:query';
  });
  afterAll(() => {
    delete process.env['DEBUG'];
  });
}

/** Begins and ends of transactions, and what sends the mails. */
const BESIDE = /^(?:begin|commit)|^(?:select .* from|update) .outbox_mails/i;

/** The statements of a server since it last looked up whose session a request has, that look-up first. */
export function statementsOfLastRequest({ output }: OwnServer): string[] {
  const all = output().split('knex:query ').slice(1);
  const last = all.slice(all.findLastIndex((statement) => /from .sessions/.test(statement)));
  return last.filter((statement) => !BESIDE.test(statement));
}
