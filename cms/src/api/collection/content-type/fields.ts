import type { Schema } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ContentField } from 'contracts';

import { SYSTEM_FIELDS, whyHidden } from '../attributes';

/** The fields of a type as whoever made it knows them. @param labels what the panel calls them */
export function fieldsOf(type: Schema.ContentType, labels: ReadonlyMap<string, string>): ContentField[] {
  return Object.entries(type.attributes)
    .filter(([name]) => !SYSTEM_FIELDS.has(name))
    .map(([name, attribute]) => ({
      name,
      label: labels.get(name) ?? name,
      kind: attribute.type,
      hidden: whyHidden(attribute),
    }));
}

/** @throws ValidationError for a name that is no field, stands there twice, or is of a field that never leaves the server */
export function checkPublicFields(fields: readonly ContentField[], names: readonly string[]): void {
  names.forEach((name, index) => {
    const field = fields.find((each) => each.name === name);
    if (!field) throw refusal(`There is no field “${name.slice(0, 50)}”.`);
    if (field.hidden !== null) throw refusal(`The field “${name}” cannot be public. ${field.hidden}`);
    if (names.indexOf(name) !== index) throw refusal(`The field “${name}” stands there twice.`);
  });
}

const refusal = (message: string) =>
  new errors.ValidationError(message, { errors: [{ path: ['publicFields'], message, name: 'ValidationError' }] });
