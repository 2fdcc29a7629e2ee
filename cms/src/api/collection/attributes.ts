import type { Schema } from '@strapi/strapi';

import { listingOf } from '../../platform/features/listing';
import { isMade } from '../../platform/made-types/made-types';

const FILE = 'plugin::upload.file';

/** Attributes that Strapi gives every type. */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set([
  ...['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'],
  ...['createdBy', 'updatedBy', 'locale', 'localizations'],
]);

/** Whether an attribute is a relation to a type of the product, of a plugin, or to any type whatsoever. */
export function leadsToFeature(attribute: Schema.Attribute.AnyAttribute): boolean {
  if (attribute.type !== 'relation') return false;
  // A relation to whatever there is names no type.
  const target: unknown = 'target' in attribute ? attribute.target : undefined;
  return typeof target !== 'string' || (target !== FILE && !isMade(target));
}

/** Whether a schema says itself that an attribute is private. What the product hides is written nowhere. */
const isPrivateInSchema = (attribute: Schema.Attribute.AnyAttribute): boolean => {
  const { enumerable, value } = Object.getOwnPropertyDescriptor(attribute, 'private') ?? {};
  return enumerable === true && value === true;
};

/** Why an attribute never leaves the server, whoever says that it is public; null where it may. */
export function whyHidden(attribute: Schema.Attribute.AnyAttribute): string | null {
  if (attribute.type === 'password') return 'Passwords never leave the server.';
  if (leadsToFeature(attribute) && !hasPages(attribute)) {
    return 'It leads to a part of the portal that decides by itself what is public.';
  }
  return isPrivateInSchema(attribute) ? 'It is private in its schema.' : null;
}

/** Whether what a relation leads to has public pages: its titles may be shown, as links to those. */
const hasPages = (attribute: Schema.Attribute.AnyAttribute): boolean =>
  'target' in attribute && typeof attribute.target === 'string' && listingOf(attribute.target) !== undefined;
