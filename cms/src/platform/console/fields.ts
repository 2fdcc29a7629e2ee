import type { Core } from '@strapi/strapi';
import type { ConsoleField } from 'contracts';

import { fieldLabel } from '../panel/views';
import type { Described } from './definition';

/** An attribute of a schema, as far as a form needs to know it. */
interface Attribute {
  type: string;
  required?: boolean;
  enum?: string[];
  maxLength?: number;
  min?: number;
  max?: number;
}

const TYPES: Readonly<Record<string, ConsoleField['type']>> = {
  text: 'longText',
  blocks: 'richText',
  email: 'email',
  integer: 'integer',
  biginteger: 'integer',
  decimal: 'decimal',
  float: 'decimal',
  boolean: 'boolean',
  date: 'date',
  datetime: 'dateTime',
  enumeration: 'choice',
};

/**
 * A field of a resource: what the attribute of its name says, called as in Strapi's panel, with the resource's own
 * differences.
 */
export function fieldOf(strapi: Core.Strapi, { uid, fields = {} }: Described, name: string): ConsoleField {
  const attributes = strapi.contentType(uid).attributes as Record<string, Attribute | undefined>;
  const attribute = attributes[name] ?? { type: 'string' };
  const { choices, ...difference } = fields[name] ?? {};
  const label = fieldLabel(uid, name);
  return {
    name,
    label: label === name ? inWords(name) : label,
    type: TYPES[attribute.type] ?? 'text',
    hint: '',
    required: attribute.required ?? false,
    choices: choices
      ? Object.entries(choices).map(([value, called]) => ({ value, label: called }))
      : (attribute.enum ?? []).map((value) => ({ value, label: inWords(value) })),
    maxLength: attribute.maxLength ?? null,
    min: attribute.min ?? null,
    max: attribute.max ?? null,
    ...difference,
  };
}

/** `createdAt` and `in-progress` as people write them: “Created at”, “In progress”. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
