import type { Role } from 'contracts';
import { beforeAll } from 'vitest';

import { newCaller, type Caller } from '../callers';
import { settleClock } from '../registration-calls';
import { routeOf, type ObjectKind, type RouteRow } from './route';

/** Whoever may the most first; the last for what nobody may. */
const STRONGEST = ['admin', 'student', 'public'] as const satisfies Role[];

const callers = new Map<Role, Caller>();
beforeAll(async () => {
  await settleClock();
  for (const role of STRONGEST) callers.set(role, newCaller(role));
});

/** Whoever may do most on a route: an attack that fails for them fails for anyone. */
export function strongestOf({ may }: RouteRow): Caller {
  const caller = callers.get(STRONGEST.find((role) => may.includes(role)) ?? 'public');
  if (!caller) throw new Error('Nobody is there.');
  return caller;
}

/** An object that the row names, of the first kind there is. */
export async function objectOf(row: RouteRow, caller: Caller): Promise<string> {
  const kinds: ObjectKind[] = ['none', 'another’s', 'own', 'missing'];
  const isThere = (name: ObjectKind) => row.objects[name] !== undefined;
  // What the caller may have, where there is such a thing: a refusal has nothing to reveal.
  const kind = kinds.find((name) => row.objects[name]?.status === 200) ?? kinds.find(isThere);
  return (kind && (await row.objects[kind]?.id(caller))) ?? '';
}

/** Rows under the names of their routes, for a table of tests. */
export const named = (rows: readonly RouteRow[]) => rows.map((row) => [routeOf(row), row] as const);

/** Whether a route changes something. */
export const isUnsafe = ({ method }: RouteRow) => method !== 'GET';
