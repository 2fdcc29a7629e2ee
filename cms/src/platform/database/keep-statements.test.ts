import { expect, it, vi } from 'vitest';

import { keepStatements } from './keep-statements';

const statement = (type: string, rows: unknown[] = []) => ({
  ...{ reader: true, columns: () => [{ type }], safeIntegers: vi.fn(), all: () => rows },
});
const connection = (type = 'text', rows?: unknown[]) => ({
  ...{ pragma: vi.fn(), prepare: vi.fn((_sql: string) => statement(type, rows)) },
});

it('prepares a query once, and every other statement each time', () => {
  const database = connection();
  const { prepare } = database;
  keepStatements(database);
  expect(database.prepare('\n  select 1')).toBe(database.prepare('\n  select 1'));
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(database.prepare('update a set b = 1')).not.toBe(database.prepare('update a set b = 1'));
});

it('answers whole numbers beyond those that JavaScript can count as texts, and all others as numbers', () => {
  const database = connection('bigint', [{ id: 1n, number: 9007199254740993n, name: 'a' }]);
  keepStatements(database);
  expect(database.prepare('select 1').all()).toEqual([{ id: 1, number: '9007199254740993', name: 'a' }]);
});
