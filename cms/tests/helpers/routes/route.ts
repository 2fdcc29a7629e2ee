import { ACCOUNT_ROLES, ROLES, type Role } from 'contracts';

import type { Caller } from '../callers';

/** Whose the object is that an address names. */
export type ObjectKind = 'none' | 'own' | 'another’s' | 'missing';

/** An object that a call is tried on. */
export interface Subject {
  /** The id, slug or token that stands in the address. Made anew for each call that may change it. */
  id: (caller: Caller) => string | Promise<string>;
  /** What whoever may call is answered. */
  status: number;
}

/** What a route of the API promises: who may call it, and what they are answered. */
export interface RouteRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the server lists it. */
  path: `/api/${string}`;
  may: readonly Role[];
  /** A body that is taken; without it the route reads none. */
  body?: () => object;
  /** Query of a call on an object, where the address has no place for it. */
  query?: (id: string) => string;
  /** The call ends the caller's session. */
  endsSession?: true;
  /** The call ends the caller's account, or sessions that other calls use: somebody new makes it. */
  usesUpCaller?: true;
  /** Whether the answer is the same for everyone, and may be kept by caches on the way. */
  isPublic?: true;
  objects: Partial<Record<ObjectKind, Subject>>;
}

export const everyone = ROLES;
export const members = ACCOUNT_ROLES;
export const admins = ['admin'] as const;

export const none = (status = 200): RouteRow['objects'] => ({ none: { id: () => '', status } });
export const missing = (status = 404): Subject => ({ id: () => 'no-such-record', status });

export const oneId = (id: string) => `?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;

export const TOKEN_OF_NOBODY = 'A'.repeat(43);

/** The name of a route as the server lists it. */
export const routeOf = ({ method, path }: Pick<RouteRow, 'method' | 'path'>): string => `${method} ${path}`;

/** The address of a call on an object; one within another is named by both ids, with a slash between them. */
export function addressOf({ path, query }: RouteRow, id: string): string {
  const ids = id.split('/');
  const address = path.replace(/:\w+(\([^)]*\))?/g, () => encodeURIComponent(ids.shift() ?? id));
  return `${address}${query?.(id) ?? ''}`;
}
