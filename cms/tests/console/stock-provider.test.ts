// @databases one
import { api } from 'contracts';
import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { beforeAll, describe, expect, inject, it } from 'vitest';

import { demo, newEmail, signedIn } from '../helpers/people';
import { textOf, unique } from '../helpers/factories';
import { first, newUser } from './helpers';

const family = unique('Sen').replace(' ', '');

/** Nothing but `ra-data-simple-rest` and the session's cookie, as in an app of a few lines (design §5). */
describe('a stock react-admin data provider', () => {
  let provider: ReturnType<typeof simpleRestProvider>;
  let cookie = '';
  beforeAll(async () => {
    const { url } = inject('stage');
    cookie = [...(await signedIn(demo('admin'))).cookies].map((pair) => pair.join('=')).join('; ');
    provider = simpleRestProvider(`${url}${api.console()}`, (address, options = {}) => {
      const headers = new Headers(options.headers);
      headers.set('Cookie', cookie);
      headers.set('Origin', url);
      headers.set('Accept', 'application/json');
      return fetchUtils.fetchJson(address, { ...options, headers });
    });
    for (const name of ['Dev', 'Anu', 'Kiran']) await newUser({ name: `${name} ${family}` });
  });

  const list = (page: number) =>
    provider.getList('users', {
      pagination: { page, perPage: 2 },
      sort: { field: 'name', order: 'DESC' },
      filter: { q: family },
    });

  it('lists, sorts, pages and filters', async () => {
    const [page, next] = [await list(1), await list(2)];
    expect(page.total).toBe(3);
    expect([...page.data, ...next.data].map(({ name }) => String(name).split(' ')[0])).toEqual(['Kiran', 'Dev', 'Anu']);
  });

  it('lists in its own default order', async () => {
    const pagination = { page: 1, perPage: 25 };
    const sort = { field: 'id', order: 'ASC' } as const;
    expect((await provider.getList('users', { pagination, sort, filter: {} })).data.length).toBeGreaterThan(3);
  });

  it('reads one and many', async () => {
    const { data } = await list(1);
    const ids = data.map(({ id }) => id);
    expect((await provider.getOne('users', { id: first(ids) })).data).toEqual(data[0]);
    expect((await provider.getMany('users', { ids })).data.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('updates with the whole record', async () => {
    const user = first((await list(1)).data);
    const email = newEmail();
    const { data } = await provider.update('users', { id: user.id, data: { ...user, email }, previousData: user });
    expect(data).toEqual({ ...user, email });
  });

  it('updates many', async () => {
    const ids = (await list(1)).data.map(({ id }) => id);
    await provider.updateMany('users', { ids, data: { role: 'alumni' } });
    expect((await provider.getMany('users', { ids })).data.map(({ role }) => String(role))).toEqual([
      'alumni',
      'alumni',
    ]);
  });

  it('deletes one and many', async () => {
    const { data } = await list(1);
    const [, ...others] = data;
    const one = first(data);
    expect((await provider.delete('users', { id: one.id, previousData: one })).data).toEqual(one);
    expect((await provider.deleteMany('users', { ids: others.map(({ id }) => id) })).data).toHaveLength(1);
    expect((await list(1)).total).toBe(1);
  });

  it('creates, updates and deletes what can be created', async () => {
    const title = unique('Announcement');
    const data = { title, category: 'other', description: textOf('The hall is open.') };
    const made = (await provider.create('announcements', { data })).data;
    expect(made).toMatchObject(data);
    const read = (await provider.getOne('announcements', { id: made.id })).data;
    const changed = { ...read, category: 'career' };
    const answer = await provider.update('announcements', { id: made.id, data: changed, previousData: read });
    expect(answer.data).toMatchObject({ id: made.id, title, category: 'career' });
    expect((await provider.deleteMany('announcements', { ids: [made.id] })).data).toEqual([made.id]);
    await expect(provider.getOne('announcements', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });
});
