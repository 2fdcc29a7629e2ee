import { expect, it, vi } from 'vitest';

import { keepStatements } from './keep-statements';

const connection = () => ({ pragma: vi.fn(), prepare: vi.fn((sql: string) => ({ sql })) });

it('prepares a query once, and every other statement each time', () => {
  const database = connection();
  const { prepare } = database;
  keepStatements(database);
  expect(database.prepare('\n  select 1')).toBe(database.prepare('\n  select 1'));
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(database.prepare('update a set b = 1')).not.toBe(database.prepare('update a set b = 1'));
});
