import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { expect, it } from 'vitest';

import { pruneNotifications } from './prune';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it('deletes what was read three months ago, and what is a year old, and nothing else', async () => {
  const database = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('notifications', (table) => {
    table.string('key');
    table.datetime('created_at');
    table.datetime('read_at');
  });
  await database('notifications').insert([
    { key: 'new', created_at: daysAgo(0), read_at: null },
    { key: 'read a while ago', created_at: daysAgo(300), read_at: daysAgo(89) },
    { key: 'read long ago', created_at: daysAgo(300), read_at: daysAgo(91) },
    { key: 'unread for long', created_at: daysAgo(364), read_at: null },
    { key: 'unread for a year', created_at: daysAgo(366), read_at: null },
    { key: 'read after a year', created_at: daysAgo(366), read_at: daysAgo(1) },
  ]);
  await pruneNotifications({ db: { connection: database } } as unknown as Core.Strapi, NOW);
  expect(await database('notifications').pluck('key')).toEqual(['new', 'read a while ago', 'unread for long']);
  await database.destroy();
});
