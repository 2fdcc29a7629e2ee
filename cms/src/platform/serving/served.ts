import type { Core } from '@strapi/strapi';

import { firstNameOf } from './addresses';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** A request to read what lies at an address. */
export interface Asked {
  strapi: Core.Strapi;
  ctx: Context;
  /** What stands in the address for the name of the thing; empty where there is none. */
  name: string;
  /** Hands on to whoever stands behind: Strapi's files, its panel, and the answer that there is nothing. */
  next: () => Promise<unknown>;
}

export type Serve = (asked: Asked) => unknown;

/** Who answers GET and HEAD at an address beside the API. */
export interface Served {
  /** A path, or one that ends with a slash, for what lies beneath it. Its first name is written out. */
  at: string;
  /** What may lie beneath it, whose group is the name; anything when left out. */
  named?: RegExp;
  serve: Serve;
}

/**
 * Makes one table of all that is served, so that a request is compared with the few addresses that begin like its own.
 * @returns a function that finds who serves a path, and the name in it; null for a path that nobody does
 */
export function tableOfServed(all: readonly Served[]): (path: string) => { serve: Serve; name: string } | null {
  const byFirstName = new Map<string, Served[]>();
  for (const served of all) {
    const first = firstNameOf(served.at);
    byFirstName.set(first, [...(byFirstName.get(first) ?? []), served]);
  }
  return (path) => {
    for (const served of byFirstName.get(firstNameOf(path)) ?? []) {
      const name = nameIn(path, served);
      if (name !== null) return { serve: served.serve, name };
    }
    return null;
  };
}

function nameIn(path: string, { at, named }: Served): string | null {
  if (!at.endsWith('/')) return path === at ? '' : null;
  if (!path.startsWith(at)) return null;
  return named ? (named.exec(path.slice(at.length))?.[1] ?? null) : '';
}
