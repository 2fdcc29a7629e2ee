// @databases both
import { ROLES, type Role } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { matrix } from '../src/permissions/matrix';
import { newCaller, type Caller } from './helpers/callers';
import { changedSince, inDatabase, stored } from './helpers/database';
import { refusalOf } from './helpers/expectations';
import { expectNoSecrets } from './helpers/leaks';
import { PASSWORD, signedIn } from './helpers/people';
import { settleClock } from './helpers/registration-calls';
import { addressOf, routeOf, type ObjectKind, type Subject } from './helpers/routes/route';
import { routeTable } from './helpers/routes/route-table';
import { anyAddress, mismatched, servedRoutes, type ServedRoute } from './helpers/served-routes';

/*
 * The tests that later features join by themselves (security matrix 1, 5, 20): they ask the server which routes it has.
 */
const served: ServedRoute[] = [];
const callers = new Map<Role, Caller>();

beforeAll(async () => {
  await settleClock();
  served.push(...(await servedRoutes()));
  for (const role of ROLES) callers.set(role, newCaller(role));
});

const inTable = new Map(routeTable.map((row) => [routeOf(row), row]));
const sorted = (names: Iterable<string>): string[] => [...names].sort();

describe('the server, the table and the permission matrix name the same', () => {
  it('routes that somebody may call', () => {
    const granted = served.filter(({ permissions }) => permissions.some((action) => action in matrix));
    expect(sorted(granted.map(({ route }) => route))).toEqual(sorted(inTable.keys()));
  });

  it('roles for each of them', () => {
    for (const { route, permissions } of served) {
      const row = inTable.get(route);
      if (!row) continue;
      expect(permissions, route).toHaveLength(1);
      const allowed = Object.entries(matrix).find(([action]) => action === permissions[0])?.[1] ?? [];
      expect(sorted(allowed), route).toEqual(sorted(row.may));
    }
  });

  it('actions, each with a route', () => {
    const actions = new Set(served.flatMap(({ permissions }) => permissions));
    expect(Object.keys(matrix).filter((action) => !actions.has(action))).toEqual([]);
  });

  it('grants in the database of the running server', async () => {
    const wanted = Object.entries(matrix).flatMap(([action, roles]) => roles.map((role) => `${action} ${role}`));
    expect(await storedGrants()).toEqual(sorted(wanted));
  });

  it('and routes that begin like an address are all that match it', async () => {
    expect(await mismatched()).toEqual([]);
  });

  it('and no route asks for nothing', () => {
    expect(served.filter(({ permissions }) => permissions.length === 0).map(({ route }) => route)).toEqual([]);
  });
});

async function storedGrants(): Promise<string[]> {
  const rows: { action: string; type: string }[] = await inDatabase((database) =>
    database('up_permissions as grants')
      .join('up_permissions_role_lnk as links', 'links.permission_id', 'grants.id')
      .join('up_roles as roles', 'roles.id', 'links.role_id')
      .select('grants.action', 'roles.type'),
  );
  return sorted(rows.map(({ action, type }) => `${action} ${type}`));
}

describe.each(ROLES)('%s', (role) => {
  const calls = routeTable.flatMap((row) =>
    Object.entries(row.objects).map(([kind, subject]) => ({ row, kind: kind as ObjectKind, subject })),
  );
  const allowed = calls.filter(({ row }) => row.may.includes(role));
  const refused = calls.filter(({ row }) => !row.may.includes(role));

  it.each(allowed.map((call) => [routeOf(call.row), call.kind, call] as const))(
    'may %s, %s',
    async (_route, _kind, { row, subject }) => {
      const caller = row.usesUpCaller ? newCaller(role) : callerOf(role);
      const browser = row.endsSession && caller.email ? await signedIn({ email: caller.email }) : caller.browser();
      const path = addressOf(row, await subject.id(caller));
      const answer = await browser.send(path, { method: row.method, json: row.body?.() });
      expect(answer.status, answer.text.slice(0, 300)).toBe(subject.status);
      if (subject.status >= 400) refusalOf(answer, subject.status);
      expectNoSecrets(answer);
      if (!row.isPublic) expect(answer.headers['cache-control']?.split(', ')).toContain('no-store');
    },
  );

  // An admin may do everything that anybody may, so far.
  if (refused.length > 0)
    it('is refused all others, on whatever object, and nothing changes', async () => {
      const caller = callerOf(role);
      for (const { kind, subject } of refused) await untouched(caller, kind, subject);
      const before = await stored();
      for (const { row, kind, subject } of refused) {
        const id = await untouched(caller, kind, subject);
        const answer = await caller.browser().send(addressOf(row, id), { method: row.method, json: row.body?.() });
        expect([routeOf(row), kind, answer.status]).toEqual([routeOf(row), kind, role === 'public' ? 401 : 403]);
        refusalOf(answer, answer.status);
        expectNoSecrets(answer);
      }
      expect(await changedSince(before)).toEqual([]);
    });

  it('is refused what nobody may call, the plugins’ own routes among it', async () => {
    const closed = served.filter(({ route }) => !inTable.has(route));
    expect(closed.length, 'the plugins bring routes').toBeGreaterThan(20);
    const before = await stored();
    for (const { route } of closed) {
      const [method = '', path = ''] = route.split(' ');
      const json = ['GET', 'DELETE'].includes(method)
        ? undefined
        : { identifier: 'student@example.com', password: PASSWORD, data: {} };
      const answer = await callerOf(role).browser().send(anyAddress(path), { method, json });
      expect([route, answer.status]).toEqual([route, role === 'public' ? 401 : 403]);
      expectNoSecrets(answer);
    }
    expect(await changedSince(before)).toEqual([]);
  });
});

function callerOf(role: Role): Caller {
  const caller = callers.get(role);
  if (!caller) throw new Error(`Nobody is there as ${role}.`);
  return caller;
}

const others = new Map<Subject, Promise<string>>();
/** An object for calls that must not touch it: the caller's own, else one that all such calls share. */
function untouched(caller: Caller, kind: ObjectKind, subject: Subject): string | Promise<string> {
  if (kind === 'own') return caller.id;
  const id = others.get(subject) ?? Promise.resolve(subject.id(caller));
  others.set(subject, id);
  return id;
}
