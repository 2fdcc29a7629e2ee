import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

import { currentReading } from './reading';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Paths of the API whose parameters are remembered. */
const PATHS = 10_000;
/** Names of Strapi's own grammar: a route that does not take them refuses them by a sentence. */
const GRAMMAR = ['filters', 'pagination', 'sort', 'fields', 'populate', 'locale', 'status', '_q', 'publicationState'];

/** The parameters that the answer of a path depends on; null where it may depend on any. */
const known = new LRUCache<string, { names: ReadonlySet<string> | null }>({ max: PATHS });

/**
 * Leaves those parameters away that make no difference to an answer, so far as an answer of this path has shown: what
 * nobody reads makes no entry of the cache, and costs no computation (design §5).
 * @param target path and query, in its normal form
 */
export function withoutUnread(target: string): string {
  const mark = target.indexOf('?');
  if (mark === -1) return target;
  const path = target.slice(0, mark);
  const names = known.get(path)?.names;
  if (!names) return target;
  const kept = [...new URLSearchParams(target.slice(mark + 1))].filter(([name]) => names.has(name.split('[')[0] ?? ''));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}

/**
 * Watches what the computation of an answer reads of its query.
 * @returns what remembers it for the path, to be called within the computation once the answer is there
 */
export function watchParameters(ctx: Context): () => void {
  let isRead = false;
  const { request } = ctx;
  const inherited: unknown = Object.getPrototypeOf(request);
  Object.defineProperty(request, 'query', {
    configurable: true,
    get: () => {
      isRead = true;
      return Reflect.get(inherited as object, 'query', request) as unknown;
    },
  });
  return () => {
    const told = currentReading()?.parameters;
    const names = isRead ? (told ? new Set([...told, ...GRAMMAR]) : null) : new Set(GRAMMAR);
    known.set(ctx.path, { names });
  };
}
