import type { Core } from '@strapi/strapi';
import type { ConsoleField } from 'contracts';

import { inWords } from '../../shared/in-words';
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
  return {
    name,
    label: fieldLabel(uid, name),
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
