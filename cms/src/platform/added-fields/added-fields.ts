import type { Core, UID } from '@strapi/strapi';

import { attributesOf, type Attribute } from '../documents/attributes';
import { allViews } from '../panel/views';

/**
 * The attributes that somebody added to a type or a component of the code in the Content-Type Builder: those that the code's view of
 * the type does not name. A type without a view is not the code's, or nobody's to extend: nothing of it counts as added.
 */
export function addedFields(strapi: Core.Strapi, uid: UID.Schema): ReadonlyMap<string, Attribute> {
  const view = allViews().find((each) => each.uid === uid);
  if (!view) return new Map();
  return new Map([...attributesOf(strapi, uid)].filter(([name]) => !(name in view.fields)));
}

/** The types of the code that somebody added fields to. */
export const extendedTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  allViews()
    .map(({ uid }) => uid)
    .filter((uid): uid is UID.ContentType => uid in strapi.contentTypes)
    .filter((uid) => addedFields(strapi, uid).size > 0);
