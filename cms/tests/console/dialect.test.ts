// @databases both
import { beforeAll, describe, expect, it } from 'vitest';

import { unique } from '../helpers/factories';
import { asAdmin, listOf, newUser, refusedWith, USERS, usersBy } from './helpers';

/** Part of the names of these tests' people alone. */
const family = unique('Rao').replace(' ', '');
const q = family;

describe('a list in the simple-rest dialect', () => {
  const ids: string[] = [];
  beforeAll(async () => {
    for (const [name, role] of [
      [`Chitra ${family}`, 'alumni'],
      [`Asha ${family}`, 'student'],
      [`Bela ${family}`, 'student'],
    ] as const) {
      ids.push((await newUser({ name, role })).id);
    }
  });

  it('is sorted and cut as asked, and tells where it stands', async () => {
    const answer = await asAdmin(listOf({ filter: { q }, sort: ['name', 'ASC'], range: [0, 1] }));
    expect(answer.headers['content-range']).toBe('users 0-1/3');
    expect(answer.json).toMatchObject([{ name: `Asha ${family}` }, { name: `Bela ${family}` }]);
    const rest = await asAdmin(listOf({ filter: { q }, sort: ['name', 'ASC'], range: [2, 3] }));
    expect(rest.headers['content-range']).toBe('users 2-2/3');
    const beyond = await asAdmin(listOf({ filter: { q }, range: [9, 12] }));
    expect(beyond.headers['content-range']).toBe('users */3');
    expect(beyond.json).toEqual([]);
  });

  it.each(['id', 'createdAt'])('by %s is in the order of joining', async (field) => {
    expect((await usersBy({ filter: { q }, sort: [field, 'ASC'] })).map(({ id }) => id)).toEqual(ids);
    expect((await usersBy({ filter: { q }, sort: [field, 'DESC'] })).map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('has the newest first when left to itself', async () => {
    expect((await usersBy({ filter: { q } })).map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('is filtered by role and by ids, and each record names its id twice', async () => {
    const students = await usersBy({ filter: { q, role: 'student' } });
    expect(students.map(({ role }) => role)).toEqual(['student', 'student']);
    const some = await usersBy({ filter: { id: [ids[0], ids[2]] } });
    expect(some.map(({ _id }) => _id).sort()).toEqual([ids[0], ids[2]].sort());
    for (const { id, _id } of some) expect(id).toBe(_id);
  });

  it.each(['%', '_', '\\', "'", `${family}%`])('takes %j in a search for what it is', async (text) => {
    for (const { name, email } of await usersBy({ filter: { q: text } })) {
      expect(`${name} ${email}`.toLowerCase()).toContain(text.toLowerCase());
    }
  });
});

describe('what no list can do is refused by name (security matrix 4, 36)', () => {
  it.each([
    [{ sort: ['password', 'ASC'] }, '“password”'],
    [{ filter: { q: 'a\u0000b' } }, 'NUL'],
    [{ filter: { id: ['\u0000'] } }, 'NUL'],
    [{ sort: ['resetPasswordToken', 'ASC'] }, '“resetPasswordToken”'],
    [{ sort: ['name', 'up'] }, 'sort'],
    [{ sort: 'name' }, 'sort'],
    [{ sort: ['name'] }, 'sort'],
    [{ filter: { password: 'a' } }, '“password”'],
    [{ filter: { 'role.name': 'a' } }, '“role.name”'],
    [{ filter: { $or: [] } }, '“$or”'],
    [{ filter: { role: 'root' } }, '“role”'],
    [{ filter: { role: { $ne: 'admin' } } }, '“role”'],
    [{ filter: { q: ['a'] } }, '“q”'],
    [{ filter: { q: 'a'.repeat(101) } }, '“q”'],
    [{ filter: { id: [] } }, '“id”'],
    [{ filter: { id: 'abc' } }, '“id”'],
    [{ filter: { id: Array.from({ length: 101 }, String) } }, '“id”'],
    [{ filter: '{"__proto__":{"role":"admin"}}' }, 'filter'],
    [{ filter: '[1]' }, 'filter'],
    [{ filter: '{' }, 'filter'],
    [{ range: [0, 1000] }, 'range'],
    [{ range: [5, 4] }, 'range'],
    [{ range: [-1, 4] }, 'range'],
    [{ range: [0, 1e308] }, 'range'],
    [{ range: [0.5, 3] }, 'range'],
    [{ range: '0,9' }, 'range'],
  ])('%j', async (parameters, name) => {
    expect(refusedWith(await asAdmin(listOf(parameters)), 400)).toContain(name);
  });

  it('a parameter that is given twice', async () => {
    refusedWith(await asAdmin(`${USERS}?sort=["name","ASC"]&sort=["name","ASC"]`), 400);
  });

  it.each(['nobody', '1', '%00', 'a'.repeat(2000), '..%2f..', '{"$ne":1}'])('the record %j', async (id) => {
    const answer = await asAdmin(`${USERS}/${id.includes('%') ? id : encodeURIComponent(id)}`);
    expect([400, 404], answer.text.slice(0, 200)).toContain(answer.status);
  });
});
