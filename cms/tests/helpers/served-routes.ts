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

const listRoutes = async () => listing.parse((await askBackstage('routes')).result);

/** Methods that a router adds to others by itself. */
const DERIVED = /^(HEAD|OPTIONS) /;

/**
 * Every route under `/api` of the built server, plugins' and all. It is asked of the server's own code, loaded once
 * more beside the running one, so a route that a later feature or an updated plugin brings is in it by itself.
 * @throws Error when a route is mounted that Strapi does not know of, and so does not guard
 */
export async function servedRoutes(): Promise<ServedRoute[]> {
  const { mounted, permissions } = await listRoutes();
  const routes = mounted.filter((route) => / \/api(\/|$)/.test(route) && !DERIVED.test(route));
  return [...new Set(routes)].sort().map((route) => {
    const needed = permissions[route];
    if (!needed) throw new Error(`${route} is mounted past Strapi's routes, which ask for permissions.`);
    return { route, permissions: needed };
  });
}

/** Ways to ask for what lies at a path, near it and beside it. */
const odd = (path: string): string[] => {
  const address = anyAddress(path);
  const beginnings = address.split('/').map((_, place, segments) => segments.slice(0, place).join('/'));
  const ends = ['', '/', '//', '/x', '/x/y', '#x', '?x', '-x', '%2Fx', '.json'];
  return [
    path,
    ...beginnings,
    ...ends.map((end) => address + end),
    address.toUpperCase(),
    `/${address}`,
    address.slice(1),
  ];
};

/** @returns requests for which the router finds others than it does by going through all of its routes */
export async function mismatched(): Promise<unknown> {
  const { mounted } = await listRoutes();
  const paths = [
    ...new Set([...mounted.flatMap((route) => odd(route.split(' ')[1] ?? '')), '', '*', '/', '#', '/api#x']),
  ];
  return (await askBackstage('mismatched', { methods: ['HEAD', 'DELETE', 'OPTIONS', 'TRACE'], paths })).result;
}

/** An address that a pattern of the server's routes matches. */
export function anyAddress(pattern: string): string {
  return pattern.replace(/:\w+(\([^)]*\))?/g, '1').replace(/\(\.\*\)|\*\w*/g, 'google');
}
