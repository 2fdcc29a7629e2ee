import type { Core, Schema } from '@strapi/strapi';
import { isSeen, messages } from 'contracts';

import { inWords } from '../../shared/in-words';
import { isMade } from '../../platform/made-types/made-types';
import { keptView } from '../../platform/panel/kept-view';
import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import { componentsOf } from './shown/fields';

type Path = readonly (string | number)[];
type Attribute = Schema.Attribute.AnyAttribute;

/** A text that a made type needs has something in it that is seen, whoever writes it. Strapi takes blanks for words. */
export const requiredTexts =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid, data }) => {
    if (isMade(uid)) await checkTexts(strapi, strapi.contentType(uid), data, []);
  };

async function checkTexts(strapi: Core.Strapi, schema: Schema.Schema, data: object, path: Path): Promise<void> {
  const attributes = new Map(Object.entries<Attribute>(schema.attributes));
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes.get(name);
    if (!attribute) continue;
    if (isText(attribute) && typeof value === 'string' && value !== '' && !isSeen(value)) {
      const { [name]: label = name } = (await keptView(strapi, schema.uid)).labels;
      throw brokenRule(messages.fieldFaults.missing(label === name ? inWords(name) : label), [...path, name]);
    }
    const components = componentsOf(strapi, attribute);
    if (components.length === 0) continue;
    const isList = Array.isArray(value);
    for (const [index, entry] of ([value].flat() as unknown[]).entries()) {
      if (typeof entry !== 'object' || entry === null) continue;
      const named = '__component' in entry ? entry.__component : components[0]?.uid;
      const component = components.find(({ uid }) => uid === named);
      if (component) await checkTexts(strapi, component, entry, [...path, name, ...(isList ? [index] : [])]);
    }
  }
}

/** A password may be of any characters. */
const isText = (attribute: Attribute): boolean =>
  'required' in attribute && attribute.required === true && attribute.type !== 'password';
