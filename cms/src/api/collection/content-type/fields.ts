import type { Core, Schema } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ContentField } from 'contracts';

import { inWords } from '../../../shared/in-words';
import { keptView } from '../../../platform/panel/kept-view';
import { SYSTEM_FIELDS, whyHidden } from '../attributes';
import { componentsOf, fieldsOf as shownFieldsOf } from '../shown/fields';

/** Components in components that are named: as deep as pages show them. */
const DEPTH = 4;

/** The fields of a type as whoever made it knows them. @param labels what the panel calls them */
function fieldsOf(type: Schema.ContentType, labels: ReadonlyMap<string, string>): ContentField[] {
  return Object.entries(type.attributes)
    .filter(([name]) => !SYSTEM_FIELDS.has(name))
    .map(([name, attribute]) => ({
      name,
      label: labels.get(name) ?? name,
      kind: attribute.type,
      hidden: whyHidden(attribute),
      parts: [],
    }));
}

/** The same, with the parts that each is made of. */
export const fieldsWithParts = (
  strapi: Core.Strapi,
  type: Schema.ContentType,
  labels: ReadonlyMap<string, string>,
): Promise<ContentField[]> => {
  const attributes = new Map(Object.entries<Schema.Attribute.AnyAttribute>(type.attributes));
  return Promise.all(
    fieldsOf(type, labels).map(async (field) => {
      const attribute = attributes.get(field.name);
      return { ...field, parts: attribute ? await partsOf(strapi, attribute, field.name, DEPTH) : [] };
    }),
  );
};

/** What may be public of an attribute that is made of parts, such as `Title`, or `Quote: Words` where they are of several kinds. */
async function partsOf(
  strapi: Core.Strapi,
  attribute: Schema.Attribute.AnyAttribute,
  path: string,
  depth: number,
): Promise<ContentField['parts']> {
  if (depth === 0) return [];
  const parts: ContentField['parts'] = [];
  for (const component of componentsOf(strapi, attribute)) {
    const { labels } = await keptView(strapi, component.uid);
    const [kind, place] =
      attribute.type === 'dynamiczone'
        ? [`${inWords(component.info.displayName)}: `, `${path}.${component.uid}`]
        : ['', path];
    for (const part of shownFieldsOf(component, Object.keys(component.attributes), labels)) {
      const name = `${place}.${part.name}`;
      const within = await partsOf(strapi, part.attribute, name, depth - 1);
      const called = (label: string) => `${kind}${part.label}${label}`;
      if (within.length === 0) parts.push({ name, label: called('') });
      parts.push(...within.map((each) => ({ ...each, label: called(`: ${each.label}`) })));
    }
  }
  return parts;
}

/** @throws ValidationError for a name that is no field, stands there twice, or is of a field that never leaves the server */
export function checkPublicFields(fields: readonly ContentField[], names: readonly string[]): void {
  const parts = new Set(fields.flatMap((field) => field.parts.map(({ name }) => name)));
  names.forEach((name, index) => {
    const field = fields.find((each) => each.name === name);
    if (!field && !parts.has(name)) throw refusal(`There is no field “${name.slice(0, 50)}”.`);
    const why = field?.hidden ?? null;
    if (why !== null) throw refusal(`The field “${name}” cannot be public. ${why}`);
    const isTwice = names.indexOf(name) !== index || names.some((other) => name.startsWith(`${other}.`));
    if (isTwice) throw refusal(`The field “${name}” stands there twice.`);
  });
}

const refusal = (message: string) =>
  new errors.ValidationError(message, { errors: [{ path: ['publicFields'], message, name: 'ValidationError' }] });
