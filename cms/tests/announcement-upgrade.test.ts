// @databases both
import path from 'node:path';

import { announcementAnswer, announcementsAnswer, api } from 'contracts';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { textOf } from './helpers/factories';
import { startOwnServer, type OwnEnvironment, type OwnServer } from './helpers/own-server';

const MIGRATION = '2026.11.21T00.00.00.announcements-as-rich-text.js';

/** Announcements as the release before stored them: the draft and, if it is published, the row that visitors read. */
async function toOldRelease(database: Knex): Promise<void> {
  await database('announcements').delete();
  await database.schema.alterTable('announcements', (table) => {
    table.dropIndex([], 'announcements_list_index');
    table.dropIndex([], 'announcements_category_index');
  });
  await database.schema.alterTable('announcements', (table) => {
    table.dropColumns('description', 'excerpt', 'announced_at');
    table.text('content');
    table.index(['created_at', 'id'], 'announcements_list_index');
    table.index(['category', 'created_at', 'id'], 'announcements_category_index');
  });
  await database('strapi_migrations').where({ name: MIGRATION }).delete();

  const day = (number: number) => new Date(Date.UTC(2025, 0, number));
  const rows = Array.from({ length: 450 }, (_, index) => ({
    document_id: `announcement${index}`,
    title: `Announcement ${index}`,
    category: 'general',
    content: `Text ${index}`,
    created_at: day(index + 1),
    updated_at: day(index + 1),
  }));
  const long = { ...rows[0], document_id: 'long', content: LONG, created_at: day(600), updated_at: day(700) };
  const drafts = [...rows, long, { ...rows[0], document_id: 'never', title: 'Never published' }];
  const published = [...rows, long].map((row) => ({ ...row, published_at: row.updated_at }));
  await database.batchInsert('announcements', [...drafts, ...published], 40);
}

const LONG = `First line,\nsecond line.\n\n<b>Second</b> & “last” paragraph ${'word '.repeat(200)}\r\n\r\n\n`;

describe('a database of the release before, whose announcements were plain text (security matrix 34)', () => {
  let server: OwnServer | undefined;
  let url = '';

  const open = ({ dataDir, databaseUrl }: OwnEnvironment) =>
    databaseUrl
      ? knex({ client: 'pg', connection: databaseUrl })
      : knex({
          client: 'better-sqlite3',
          connection: { filename: path.join(dataDir, 'data.db') },
          useNullAsDefault: true,
        });

  beforeAll(async () => {
    server = await startOwnServer('demo', async (environment) => {
      const database = open(environment);
      await toOldRelease(database).finally(() => database.destroy());
    });
    ({ url } = server);
  });
  afterAll(() => server?.stop());

  it('keeps every text, a paragraph for each of its paragraphs', async () => {
    const { data } = bodyOf(await request(api.announcement('long'), { url }), announcementAnswer);
    expect(data.description).toEqual([
      ...textOf('First line,\nsecond line.'),
      ...textOf(`<b>Second</b> & “last” paragraph ${'word '.repeat(200)}`.trim()),
    ]);
    const other = bodyOf(await request(api.announcement('announcement449'), { url }), announcementAnswer);
    expect(other.data.description).toEqual(textOf('Text 449'));
  });

  it('keeps their dates and their order, and what lists show of them', async () => {
    const { data, meta } = bodyOf(await request(api.announcements(), { url }), announcementsAnswer);
    expect(meta.pagination.total).toBe(451);
    expect(data.slice(0, 3).map(({ _id }) => _id)).toEqual(['long', 'announcement449', 'announcement448']);
    expect(data[0]?.content).toMatch(/^First line, second line\. <b>Second<\/b> & “last” paragraph word .*…$/);
    expect(data[1]).toMatchObject({ content: 'Text 449', createdAt: new Date(Date.UTC(2025, 0, 450)).toISOString() });
  });

  it('publishes nothing that was a draft', async () => {
    expect((await request(api.announcement('never'), { url })).status).toBe(404);
  });
});
