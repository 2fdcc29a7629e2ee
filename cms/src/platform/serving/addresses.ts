import type { Core } from '@strapi/strapi';

/** What an address belongs to: the content API, a page of the portal, or someone else (files, panel, its API). */
export type AddressKind = 'api' | 'page' | 'other';

/** First path segments that are neither pages nor the content API. `_health` is Strapi's own, `_ready` ours. */
const TAKEN_SEGMENTS = ['cms', 'admin', 'uploads', 'assets', '_health', '_ready'];

/**
 * Tells addresses apart by their path. Strapi's admin API lives under each plugin's own name (`/content-manager`,
 * `/upload` …), so those are no pages either.
 */
export function createAddressBook(strapi: Core.Strapi): { kindOf: (path: string) => AddressKind } {
  const names = ownNames(strapi);
  return {
    kindOf(path) {
      const first = firstNameOf(path);
      if (first === 'api') return 'api';
      return names.has(first) ? 'other' : 'page';
    },
  };
}

/** The first path segments that are no pages of the portal. */
export function ownNames(strapi: Core.Strapi): ReadonlySet<string> {
  return new Set(['api', ...TAKEN_SEGMENTS, ...Object.keys(strapi.plugins)]);
}

/** The name that a path begins with; empty for the start page. */
export function firstNameOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path.slice(1) : path.slice(1, end);
}

/** The path of a request target, without its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
}

/** Whether a request asks for a document, as a browser's address bar does. */
export function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/** Whether a method only reads. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
