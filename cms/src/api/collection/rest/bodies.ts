import type { Core, Schema, UID } from '@strapi/strapi';

import { leadsToFeature } from '../attributes';
import { isMade } from '../../../platform/made-types/made-types';
import { brokenRule } from '../../../platform/write-rules/write-rule';

type Fields = Record<string, unknown>;

/**
 * Has Strapi's REST API refuse to join documents of made types to what a feature has, such as an event or a person, and
 * to files: whoever may write a sponsor would write into the other one too, and read any file by its number. The console
 * and the panel join them.
 */
export function guardBodies(strapi: Core.Strapi): void {
  const { validate } = strapi.contentAPI;
  const { input: check } = validate;
  validate.input = async (data, schema, options) => {
    if (isMade(schema.uid) && isFields(data)) checkFields(strapi, strapi.contentType(schema.uid), data);
    return check(data, schema, options);
  };
}

function checkFields(strapi: Core.Strapi, { attributes }: Schema.Schema, data: Fields): void {
  for (const [name, attribute] of Object.entries<Schema.Attribute.AnyAttribute>(attributes)) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined) continue;
    if (attribute.type === 'media' || leadsToFeature(attribute)) {
      throw brokenRule(`The field “${name}” is set in the console or the panel alone.`, [name]);
    }
    for (const part of [value].flat().filter(isFields)) {
      const uid = componentOf(attribute, part);
      if (uid === null) throw brokenRule(`The field “${name}” takes no such block.`, [name]);
      if (uid !== undefined) checkFields(strapi, strapi.components[uid], part);
    }
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What a part of an attribute is; undefined where it has no parts, null for a block that it does not take. */
function componentOf(attribute: Schema.Attribute.AnyAttribute, part: Fields): UID.Component | undefined | null {
  if (attribute.type === 'component') return attribute.component;
  if (attribute.type !== 'dynamiczone') return undefined;
  return attribute.components.find((uid) => uid === part['__component']) ?? null;
}
