import type { Core } from '@strapi/strapi';
import { messages, PRIVACY_DEFAULTS } from 'contracts';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { PROFILE } from '../../platform/accounts/account';
import { profilePart } from './personal-data';

const PERSON = { userId: 1, documentId: 'account', profileId: 7, email: 'asha@example.org' };

let database: Knex;
beforeEach(async () => {
  database = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('profiles', (table) => {
    table.integer('id');
    table.string('avatar');
  });
  await database.schema.createTable('posts', (table) => void table.integer('author_id'));
  await database.schema.createTable('pages_people_lnk', (table) => void table.integer('profile_id'));
  await database('profiles').insert([{ id: 7, avatar: null }]);
});
afterEach(() => database.destroy());

/** A server of two later types that name profiles: one by a column, one by a table of pairs. */
function server() {
  const done: [string, { where: object; data?: object }][] = [];
  const note = (name: string) => (query: { where: object; data?: object }) => Promise.resolve(done.push([name, query]));
  const metadata = new Map([
    ['api::post.post', { tableName: 'posts', attributes: { author: relation({ joinColumn: { name: 'author_id' } }) } }],
    ['api::page.page', { tableName: 'pages', attributes: { people: relation(PAIRS), title: { type: 'string' } } }],
  ]);
  const db = { metadata, query: () => ({ update: note('update'), delete: note('delete') }) };
  return { strapi: { db } as unknown as Core.Strapi, done };
}
const relation = (where: object) => ({ type: 'relation', target: PROFILE, ...where });
const PAIRS = { joinTable: { name: 'pages_people_lnk', inverseJoinColumn: { name: 'profile_id' } } };

const erase = async () => {
  const { strapi, done } = server();
  await profilePart.erase(strapi, PERSON, database);
  return done;
};

it('a profile that nothing names goes', async () => {
  await database('posts').insert({ author_id: 8 });
  expect(await erase()).toEqual([['delete', { where: { id: 7 } }]]);
});

it.each([
  ['posts', 'author_id'],
  ['pages_people_lnk', 'profile_id'],
])('one that others need, by %s, stays as a former member’s without anything personal', async (table, column) => {
  await database(table).insert({ [column]: 7 });
  const [call] = await erase();
  expect(call).toEqual(['update', { where: { id: 7 }, data: expect.anything() as object }]);
  const { name, ...rest }: Record<string, unknown> = { ...call?.[1].data };
  expect(name).toBe(messages.FORMER_MEMBER);
  expect(rest).toMatchObject({ user: null, avatar: null, graduationYear: null, skills: [], ...PRIVACY_DEFAULTS });
  const left = Object.entries(rest).filter(([field, value]) => !(field in PRIVACY_DEFAULTS) && isSomething(value));
  expect(left).toEqual([]);
});

const isSomething = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
