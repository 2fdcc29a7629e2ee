import type { Core } from '@strapi/strapi';
import { ACCOUNT_ROLES, ROLES, type Role } from 'contracts';

/** Signed in or not. */
export const everyone: readonly Role[] = ROLES;
/** Signed in, in whatever role. */
export const members: readonly Role[] = ACCOUNT_ROLES;
export const admins: readonly Role[] = ['admin'];

/** A route below `/api`, what it leads to, as `<controller>.<action>` of its feature, and who may call it. */
export type Call = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/${string}`,
  action: `${string}.${string}`,
  roles: readonly Role[],
];

/** What has routes: a folder of `src/api` and its calls. */
interface Called {
  name: string;
  calls?: readonly Call[];
}

/** The routes of a feature, as Strapi takes them. Of two that fit an address, the first one answers. */
export const routesOf = ({ calls = [] }: Called): Core.RouterConfig => ({
  type: 'content-api',
  routes: calls.map(([method, path, handler]) => ({ method, path, handler, config: {} })),
});

/**
 * Who may do what: for each action, such as `api::event.event.find`, the roles that may.
 * @throws Error when two routes of one action say different roles, as permissions are granted to actions
 */
export function grantsOf(features: readonly Called[]): Readonly<Record<string, readonly Role[]>> {
  const grants: Record<string, readonly Role[]> = {};
  for (const { name, calls = [] } of features) {
    for (const [, path, action, roles] of calls) {
      const uid = `api::${name}.${action}`;
      const known = (grants[uid] ??= roles);
      if (known !== roles) throw new Error(`${path} allows ${uid} to other roles than another route of it.`);
    }
  }
  return grants;
}
