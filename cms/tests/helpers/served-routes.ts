import { z } from 'zod';

import { askBackstage } from './backstage';

const listing = z.object({ mounted: z.array(z.string()), permissions: z.record(z.string(), z.array(z.string())) });

/** A route as the built server mounts it. */
export interface ServedRoute {
  /** Method and path, such as `GET /api/pages/:slug`. */
  route: string;
  /** The actions that a role must be granted; empty when the route asks for nothing at all. */
  permissions: string[];
}

/** Methods that a router adds to others by itself. */
const DERIVED = /^(HEAD|OPTIONS) /;

/**
 * Every route under `/api` of the built server, plugins' and all. It is asked of the server's own code, loaded once
 * more beside the running one, so a route that a later feature or an updated plugin brings is in it by itself.
 * @throws Error when a route is mounted that Strapi does not know of, and so does not guard
 */
export async function servedRoutes(): Promise<ServedRoute[]> {
  const { mounted, permissions } = listing.parse((await askBackstage('routes')).result);
  const routes = mounted.filter((route) => / \/api(\/|$)/.test(route) && !DERIVED.test(route));
  return [...new Set(routes)].sort().map((route) => {
    const needed = permissions[route];
    if (!needed) throw new Error(`${route} is mounted past Strapi's routes, which ask for permissions.`);
    return { route, permissions: needed };
  });
}
