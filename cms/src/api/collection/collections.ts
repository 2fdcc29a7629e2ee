import { isDeepStrictEqual } from 'node:util';

import type { Core, Schema, UID } from '@strapi/strapi';

import { values } from '../../platform/cache';
import { whyHidden } from './attributes';
import { addressName, madeTypes, titleOf } from '../../platform/made-types/made-types';
import { letEditorsChangeNew } from '../../platform/panel/editor-role';
import { pathsIn } from './public-paths';
import { isStill, readShapes, shapesOf } from './shapes';
import { componentsOf } from './shown/fields';

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
  /** What may leave the server, in its order, by `public-paths.ts`; all else stays. */
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
        ...{ title: title ?? titleOf(made), lead: lead ?? '', hasPages: hasPages ?? false },
        ...{ layout: layout ?? 'cards', publicFields: openPaths(strapi, publicFields, made) },
      };
    });
  });

/** The set paths that still lead to something which may leave the server. */
function openPaths(strapi: Core.Strapi, paths: unknown, made: Schema.ContentType): string[] {
  const isOpen = (path: unknown): path is string => typeof path === 'string' && isOpenPath(strapi, made, path);
  return Array.isArray(paths) ? paths.filter(isOpen) : [];
}

/** Whether a path leads to something that there is, and that may leave the server. */
function isOpenPath(strapi: Core.Strapi, { attributes }: Schema.Schema, path: string): boolean {
  const [name = ''] = path.split('.', 1);
  const attribute = new Map(Object.entries<Schema.Attribute.AnyAttribute>(attributes)).get(name);
  if (!attribute || whyHidden(attribute) !== null) return false;
  const rest = path.slice(name.length + 1);
  if (path === name) return true;
  return componentsOf(strapi, attribute).some((component) =>
    (pathsIn([rest], attribute, component) ?? []).some((below) => isOpenPath(strapi, component, below)),
  );
}

/**
 * Keeps one row for each made type, with nothing public and no pages until somebody says so. What was set of a type goes
 * with it, and so does what was set of a field: of a new one by its old name nothing is public, and of one that is
 * something else now, or has got parts, until somebody makes it public again.
 */
export async function ensureCollections(strapi: Core.Strapi): Promise<void> {
  const stored = await strapi.documents(uid).findMany({ limit: -1, fields: ['type', 'publicFields', 'shapes'] });
  const types = new Map(madeTypes(strapi).map((made) => [made.uid as string, made]));
  for (const { documentId, type, publicFields, shapes } of stored) {
    const made = types.get(type ?? '');
    if (!made) {
      await strapi.documents(uid).delete({ documentId });
      continue;
    }
    const [before, now] = [readShapes(shapes), shapesOf(strapi, made)];
    const left = openPaths(strapi, publicFields, made).filter((path) => !before || isStill(path, before, now));
    const isLess = Array.isArray(publicFields) && left.length < publicFields.length;
    // Editors who may change a type may change what it has got.
    if (before) await letEditorsChangeNew(strapi, made.uid, (field) => !Object.hasOwn(before, field));
    if (!isLess && isDeepStrictEqual(before, now)) continue;
    await strapi.documents(uid).update({ documentId, data: { shapes: now, ...(isLess && { publicFields: left }) } });
  }
  const known = new Set(stored.map(({ type }) => type));
  for (const made of madeTypes(strapi)) {
    if (known.has(made.uid)) continue;
    const data = { type: made.uid, title: titleOf(made).slice(0, 80), shapes: shapesOf(strapi, made) };
    await strapi.documents(uid).create({ data: { ...data, hasPages: false, layout: 'cards' } });
  }
}
