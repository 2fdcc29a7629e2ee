import type { Core, UID } from '@strapi/strapi';

import { isMany, shapeOf, type Attribute, type Shape } from '../documents/attributes';
import { populateOf } from '../documents/populate';
import { presentDocument } from '../documents/present';
import { addedFields } from './added-fields';

/**
 * What a row holds in the fields that somebody added to its type, for whoever it is about: neither what is private in
 * the schema, nor passwords, nor whom else it is related to.
 * @returns nothing where there are no such fields
 */
export async function addedValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  id: number,
): Promise<{ more?: Record<string, unknown> }> {
  const names = [...addedFields(strapi, uid)].filter(([, attribute]) => isTold(attribute)).map(([name]) => name);
  if (names.length === 0) return {};
  const shape = await toldOf(strapi, uid, names);
  const row: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { id }, populate: populateOf(shape) });
  return row ? { more: presentDocument(shape, row) } : {};
}

/** What is stored in such fields once nobody is behind a row any more. */
export const noAddedValues = (strapi: Core.Strapi, uid: UID.ContentType): Record<string, unknown> =>
  Object.fromEntries([...addedFields(strapi, uid)].map(([name, attribute]) => [name, isMany(attribute) ? [] : null]));

/** The same of the components in them. */
async function toldOf(strapi: Core.Strapi, uid: UID.ContentType, names: readonly string[]): Promise<Shape> {
  const { attributes, ...shape } = await shapeOf(strapi, uid, names);
  const told = [...attributes].map(
    ([model, all]) => [model, new Map([...all].filter(([, attribute]) => isTold(attribute)))] as const,
  );
  return { ...shape, attributes: new Map(told) };
}

const isTold = (attribute: Attribute): boolean =>
  attribute.type !== 'password' && attribute.type !== 'relation' && attribute.private !== true;
