import type { Core, Schema, UID } from '@strapi/strapi';

import { values } from '../../platform/cache';
import { whyHidden } from './attributes';
import { addressName, madeTypes } from '../../platform/made-types/made-types';

const uid = 'api::collection.collection';

/** What was set of a type that people made. */
export interface Collection {
  documentId: string;
  /** The type. */
  uid: UID.ContentType;
  /** Its name in addresses, such as `sponsors`. */
  name: string;
  title: string;
  lead: string;
  hasPages: boolean;
  layout: 'cards' | 'table' | 'list' | 'calendar';
  /** Attributes that may leave the server, in their order; every other one stays. */
  publicFields: readonly string[];
}

/** What was set of all made types that are there. */
export const collections = (strapi: Core.Strapi): Promise<readonly Collection[]> =>
  values.of('collections', async () => {
    const stored = await strapi.documents(uid).findMany({ limit: -1, sort: 'title' });
    const types = new Map(madeTypes(strapi).map((type) => [type.uid as string, type]));
    return stored.flatMap(({ documentId, type, title, lead, hasPages, layout, publicFields }) => {
      const made = types.get(type ?? '');
      if (!made) return [];
      return {
        ...{ documentId, uid: made.uid, name: addressName(made) },
        ...{ title: title ?? made.info.displayName, lead: lead ?? '', hasPages: hasPages ?? false },
        ...{ layout: layout ?? 'cards', publicFields: namesIn(publicFields, made) },
      };
    });
  });

/** The set fields that the type still has, and that may leave the server. */
function namesIn(names: unknown, { attributes }: Schema.ContentType): string[] {
  const open = new Map<unknown, Schema.Attribute.AnyAttribute>(Object.entries(attributes));
  const isOpen = (name: unknown): name is string => {
    const attribute = open.get(name);
    return attribute !== undefined && whyHidden(attribute) === null;
  };
  return Array.isArray(names) ? names.filter(isOpen) : [];
}

/**
 * Keeps one row for each made type, with nothing public and no pages until somebody says so. What was set of a type goes
 * with it, and so does what was set of a field: of a new one by its old name nothing is public.
 */
export async function ensureCollections(strapi: Core.Strapi): Promise<void> {
  const stored = await strapi.documents(uid).findMany({ limit: -1, fields: ['type', 'publicFields'] });
  const types = new Map(madeTypes(strapi).map((made) => [made.uid as string, made]));
  for (const { documentId, type, publicFields } of stored) {
    const made = types.get(type ?? '');
    if (!made) {
      await strapi.documents(uid).delete({ documentId });
      continue;
    }
    // A field that comes back under the name of one that went is another one.
    const left = namesIn(publicFields, made);
    if (Array.isArray(publicFields) && left.length < publicFields.length) {
      await strapi.documents(uid).update({ documentId, data: { publicFields: left } });
    }
  }
  const known = new Set(stored.map(({ type }) => type));
  for (const made of madeTypes(strapi)) {
    if (known.has(made.uid)) continue;
    const title = made.info.displayName.slice(0, 80);
    await strapi.documents(uid).create({ data: { type: made.uid, title, hasPages: false, layout: 'cards' } });
  }
}
