import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { pagedStatement, statement } from './statement';

let database: Knex;
beforeAll(async () => {
  database = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('things', (table) => {
    table.increments('id');
    table.string('name');
    table.datetime('made_at');
  });
  const made = (day: number) => new Date(Date.UTC(2026, 0, day));
  await database('things').insert(['a', 'b', 'c', 'd'].map((name, index) => ({ name, made_at: made(index + 1) })));
});
afterAll(() => database.destroy());

const write = vi.fn((things: Knex, { ids, before }: { ids: readonly number[]; before: Date }) =>
  things('things').whereIn('id', ids).where('made_at', '<', before).where('name', '<>', 'z').select('name'),
);
beforeEach(() => void write.mockClear());

it('is written once for lists of one length, and run with what is asked for', async () => {
  const find = statement(write);
  const before = new Date('2026-01-03T00:00:00Z');
  expect(await find(database, { ids: [1, 4], before })).toEqual([{ name: 'a' }]);
  expect(await find(database, { ids: [2, 3], before })).toEqual([{ name: 'b' }]);
  expect(await find(database, { ids: [3, 2], before: new Date('2026-02-01T00:00:00Z') })).toHaveLength(2);
  expect(write).toHaveBeenCalledTimes(1);
  expect(await find(database, { ids: [1], before })).toEqual([{ name: 'a' }]);
  expect(write).toHaveBeenCalledTimes(2);
});

it('refuses a value that it does not bind as it is, which would be the first one for ever', async () => {
  const find = statement<{ name: string }>((things, { name }) => things('things').where('name', 'like', `${name}%`));
  await expect(find(database, { name: 'a' })).rejects.toThrow('no place of its own');
});

it.each([
  [{ start: 0, limit: 2 }, ['d', 'c'], 3],
  [{ start: 2, limit: 2 }, ['b'], 3],
  [{ start: 4, limit: 2 }, [], 3],
])('a page %o knows how many fit in all', async (cut, names, total) => {
  for (const wide of [undefined, { table: 'things as thing', key: 'thing.id' }]) {
    const page = pagedStatement<{ name: string }>({
      find: (things, { name }) => things('things as thing').whereNot('thing.name', name),
      order: () => [{ column: 'thing.id', order: 'desc' }],
      show: (things) => things.select('thing.name'),
      ...(wide && { wide }),
    });
    const found = await page(database, { name: 'a' }, cut);
    expect(found.rows.map((row) => (row as { name: string }).name)).toEqual(names);
    expect(found.total).toBe(total);
  }
});
