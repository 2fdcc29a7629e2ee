import type { Core, Schema } from '@strapi/strapi';

import { SYSTEM_FIELDS, whyHidden } from './attributes';
import { componentsOf } from './shown/fields';

/**
 * What each field of a type is, and each field of the components in it, by its path such as `perks.title`. A start
 * compares it with that of the start before: a field may have become another one under its old name.
 */
type Shapes = Readonly<Record<string, string>>;

/** A field that never leaves the server, whatever else it is. */
const HIDDEN = 'hidden';
/** Components stand in components so deep at most. */
const DEPTH_MAX = 8;

/** Reads the shapes of a type as its schema has them now. */
export function shapesOf(strapi: Core.Strapi, type: Schema.ContentType): Shapes {
  const shapes: Record<string, string> = {};
  const enter = ({ attributes }: Schema.Schema, prefix: string, depth: number): void => {
    for (const [name, attribute] of Object.entries<Schema.Attribute.AnyAttribute>(attributes)) {
      if (depth === 0 && SYSTEM_FIELDS.has(name)) continue;
      const path = `${prefix}${name}`;
      shapes[path] = whyHidden(attribute) === null ? kindOf(attribute) : HIDDEN;
      if (depth === DEPTH_MAX) continue;
      for (const component of componentsOf(strapi, attribute)) {
        enter(component, attribute.type === 'dynamiczone' ? `${path}.${component.uid}.` : `${path}.`, depth + 1);
      }
    }
  };
  enter(type, '', 0);
  return shapes;
}

const kindOf = (attribute: Schema.Attribute.AnyAttribute): string =>
  'target' in attribute && typeof attribute.target === 'string'
    ? `${attribute.type} ${attribute.target}`
    : attribute.type;

/** What was stored of them; null where nothing was. */
export const readShapes = (stored: unknown): Shapes | null =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Shapes) : null;

/** Whether a field is still what it was, with all that would leave the server with it. */
export const isStill = (name: string, before: Shapes, now: Shapes): boolean =>
  Object.entries(now).every(
    ([path, kind]) => (path !== name && !path.startsWith(`${name}.`)) || kind === HIDDEN || before[path] === kind,
  );
