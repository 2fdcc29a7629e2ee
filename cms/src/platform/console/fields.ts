import type { Core, Schema } from '@strapi/strapi';
import type { ConsoleField } from 'contracts';

import { inWords } from '../../shared/in-words';
import { componentsOf, isMany, type Attribute } from '../documents/attributes';
import { addressName, isMade } from '../made-types/made-types';
import { fieldLabel } from '../panel/views';
import type { Described } from './definition';

const TYPES: Readonly<Record<string, ConsoleField['type']>> = {
  text: 'longText',
  richtext: 'markdown',
  blocks: 'richText',
  email: 'email',
  password: 'password',
  uid: 'uid',
  integer: 'integer',
  biginteger: 'bigInteger',
  decimal: 'decimal',
  float: 'float',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  datetime: 'dateTime',
  timestamp: 'dateTime',
  enumeration: 'choice',
  json: 'json',
  media: 'media',
  relation: 'relation',
  component: 'component',
  dynamiczone: 'zone',
};

/**
 * A field of a resource: what the attribute of its name says, called as in Strapi's panel, with the resource's own
 * differences.
 */
export function fieldOf(strapi: Core.Strapi, { uid, fields = {} }: Described, name: string): ConsoleField {
  const attributes = strapi.contentType(uid).attributes as Record<string, Attribute | undefined>;
  const { choices, ...difference } = fields[name] ?? {};
  const field = fieldOfAttribute(strapi, name, attributes[name] ?? { type: 'string' });
  const label = fieldLabel(uid, name);
  return {
    ...field,
    ...(label !== name && { label }),
    ...(choices && { choices: Object.entries(choices).map(([value, called]) => ({ value, label: called })) }),
    ...difference,
  };
}

/** What an attribute alone says of a field. */
export function fieldOfAttribute(strapi: Core.Strapi, name: string, attribute: Attribute): ConsoleField {
  const { type, required = false, enum: values = [], minLength, maxLength, regex, allowedTypes } = attribute;
  const initial = attribute.default as ConsoleField['initial'] | undefined;
  return {
    name,
    label: inWords(name),
    type: TYPES[type] ?? 'text',
    ...{ hint: '', placeholder: '', required },
    choices: values.map((value) => ({ value, label: inWords(value) })),
    ...{ minLength: minLength ?? null, maxLength: maxLength ?? null },
    ...{ min: numberOf(attribute.min), max: numberOf(attribute.max) },
    pattern: regex instanceof RegExp ? regex.source : (regex ?? null),
    initial: initial ?? null,
    isMany: isMany(attribute),
    accepts: [...(type === 'media' ? [allowedTypes ?? []].flat() : componentsOf(attribute))],
    ...sourceOf(strapi, attribute),
  };
}

/** Where what a field names is found, and added to. */
function sourceOf(
  strapi: Core.Strapi,
  { type, target, targetField }: Attribute,
): Pick<ConsoleField, 'source' | 'creates'> {
  if (type === 'uid') return { source: targetField ?? null, creates: null };
  if (type !== 'relation' || target === undefined) return { source: null, creates: null };
  const made = isMade(target) ? strapi.contentType(target) : undefined;
  const isCollection = made?.kind === 'collectionType';
  return { source: relationSource(target), creates: isCollection ? madeResourceName(made) : null };
}

/** Below the console's API: where records of a type are found by what they are called. */
export const relationSource = (uid: string): string => `relations/${uid}`;

/** The name that a made type has as a resource. */
export const madeResourceName = (type: Schema.ContentType): string => `c/${addressName(type)}`;

/** Strapi writes the bounds of large numbers as texts. */
const numberOf = (bound: number | string | undefined): number | null => (bound === undefined ? null : Number(bound));
