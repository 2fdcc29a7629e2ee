import type { Core, Schema } from '@strapi/strapi';

import { isMade, madeTypes } from '../../platform/made-types/made-types';
import { collections } from './collections';

/** Attributes that Strapi adds, and that tell nothing. */
const OPEN = new Set(['createdAt', 'updatedAt', 'publishedAt', 'locale']);
const FILE = 'plugin::upload.file';

/** The public fields of each made type, by uid. */
let published: ReadonlyMap<string, ReadonlySet<string>> = new Map();
let read: unknown;

/**
 * Hides what is not public of made types from Strapi's own REST API, which answers whatever is not private to whoever
 * may read the type. An attribute is private here by a property that nothing writes down: the Content-Type Builder
 * would make it a part of the schema.
 *
 * What leads to a type of a feature is never shown so: that has a presenter, which Strapi's API does not know.
 */
export function hideFields(strapi: Core.Strapi): void {
  const types = madeTypes(strapi);
  for (const type of types) {
    for (const [name, attribute] of Object.entries(type.attributes)) {
      if (OPEN.has(name) || isPrivate(attribute)) continue;
      const isHidden = leadsToFeature(attribute) ? () => true : () => !published.get(type.uid)?.has(name);
      Object.defineProperty(attribute, 'private', { get: isHidden, enumerable: false, configurable: true });
    }
  }
  for (const component of Object.values(strapi.components)) {
    for (const attribute of Object.values<Schema.Attribute.AnyAttribute>(component.attributes)) {
      if (!leadsToFeature(attribute)) continue;
      Object.defineProperty(attribute, 'private', { value: true, enumerable: false, configurable: true });
    }
  }
  if (types.length === 0) return;
  // Before Strapi's API answers: what is public may have been set anew, on another instance too.
  const first: Core.MiddlewareHandler = async (_ctx, next) => {
    await refresh(strapi);
    await next();
  };
  strapi.server.api('content-api').use(first);
}

async function refresh(strapi: Core.Strapi): Promise<void> {
  const current = await collections(strapi);
  if (current === read) return;
  published = new Map(current.map(({ uid, publicFields }) => [uid, new Set(publicFields)]));
  read = current;
}

const isPrivate = (attribute: Schema.Attribute.AnyAttribute): boolean =>
  'private' in attribute && attribute.private === true;

function leadsToFeature(attribute: Schema.Attribute.AnyAttribute): boolean {
  if (attribute.type !== 'relation') return false;
  // A relation to whatever there is names no type.
  const target: unknown = 'target' in attribute ? attribute.target : undefined;
  return typeof target !== 'string' || (target !== FILE && !isMade(target));
}
