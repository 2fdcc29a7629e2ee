import type { Schema } from '@strapi/strapi';

/*
 * What is public of a type is named by paths: a field by its name, with all that is in it, or fields of the components
 * in it, such as `address.city`. What stands in a dynamic zone is named with its component: `parts.made.quote.words`.
 */

/** The fields that are public, or have something in them that is, in their order. */
export const fieldsIn = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => path.split('.', 1)[0] ?? '')),
];

/**
 * What is public within a field, or of a component in a dynamic zone.
 * @param paths of what it stands in; null where all of that is public
 * @returns null where all of it is
 */
export function pathsBelow(paths: readonly string[] | null, name: string): readonly string[] | null {
  if (paths === null || paths.includes(name)) return null;
  return paths.flatMap((path) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : []));
}

/** The same of a component that may stand at an attribute. */
export const pathsIn = (
  paths: readonly string[] | null,
  attribute: Schema.Attribute.AnyAttribute,
  component: Schema.Component,
): readonly string[] | null => (attribute.type === 'dynamiczone' ? pathsBelow(paths, component.uid) : paths);
