import { describe, expect, it, vi } from 'vitest';

import { recordRead } from './reading';
import { ValueStore } from './values';

const EVENT = 'api::event.event';
const made = (value: unknown) =>
  vi.fn(() => {
    recordRead(EVENT);
    return Promise.resolve(value);
  });

describe('a kept value', () => {
  it('is made once until a type that it was made of changes', async () => {
    const values = new ValueStore();
    const compute = made(['a']);
    expect(await Promise.all([values.of('list', compute), values.of('list', compute)])).toEqual([['a'], ['a']]);
    await values.of('list', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    values.invalidate(['api::page.page']);
    await values.of('list', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    values.invalidate([EVENT]);
    expect(await values.of('list', made(['b']))).toEqual(['b']);
  });

  it('may be nothing, and a failure is nobody else’s', async () => {
    const values = new ValueStore();
    expect(await values.of('none', made(null))).toBeNull();
    const fails = () => Promise.reject(new Error('The database is away.'));
    const [failed, other] = await Promise.allSettled([values.of('list', fails), values.of('list', made(['a']))]);
    expect(failed.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: ['a'] });
  });
});
