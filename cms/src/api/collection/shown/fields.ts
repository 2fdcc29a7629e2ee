import type { Core, Schema } from '@strapi/strapi';
import type { CollectionKind } from 'contracts';

import { inWords } from '../../../shared/in-words';
import { whyHidden } from '../attributes';
import type { PublicField } from '../../../platform/queries/public-list';
import { fieldsIn, pathsBelow } from '../public-paths';
import { isSearched } from '../rows/words';

type Attribute = Schema.Attribute.AnyAttribute;

/** What visitors are shown of an attribute. Whatever is not here is plain text. */
const KINDS: Partial<Record<Attribute['type'], CollectionKind>> = {
  text: 'longText',
  richtext: 'richText',
  blocks: 'richText',
  integer: 'number',
  biginteger: 'number',
  decimal: 'number',
  float: 'number',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  datetime: 'dateTime',
  timestamp: 'dateTime',
  enumeration: 'choice',
  email: 'email',
  media: 'media',
  relation: 'relation',
  component: 'parts',
  dynamiczone: 'parts',
};

/** How a list is asked by an attribute, for those that it can be put in order and filtered by. */
const ASKED_AS: Partial<Record<Attribute['type'], PublicField['kind']>> = {
  string: 'text',
  uid: 'text',
  email: 'text',
  enumeration: 'text',
  integer: 'whole',
  biginteger: 'long',
  decimal: 'number',
  float: 'number',
  boolean: 'flag',
  date: 'day',
  time: 'clock',
  datetime: 'time',
};

/** Attributes by which a record can be known. */
const NAMING: ReadonlySet<string> = new Set(['string', 'text', 'uid']);

/** A field that visitors are shown. */
export interface ShownField {
  name: string;
  label: string;
  kind: CollectionKind;
  attribute: Attribute;
  /** What of its parts is shown, where it has some; null for all. */
  parts: readonly string[] | null;
}

/** What visitors are shown of a type or a component by these paths, in their order. */
export function fieldsOf(
  { attributes }: { attributes: Readonly<Record<string, Attribute>> },
  paths: readonly string[],
  labels: Readonly<Record<string, string>>,
): ShownField[] {
  return fieldsIn(paths).flatMap((name) => {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (!attribute || whyHidden(attribute) !== null) return [];
    const label = labels[name];
    // A field that nobody gave a label has its name there.
    const words = label === undefined || label === name ? inWords(name) : label;
    const parts = pathsBelow(paths, name);
    return [{ name, label: words, kind: KINDS[attribute.type] ?? 'text', attribute, parts }];
  });
}

/** What a list can be put in order and filtered by. */
export const askedFields = (fields: readonly ShownField[]): Record<string, PublicField> =>
  Object.fromEntries(
    fields.flatMap(({ name, attribute: { type } }) => {
      const kind = ASKED_AS[type];
      return kind ? [[name, { attribute: name, kind }]] : [];
    }),
  );

/** The fields whose words are searched. */
export const searchedNames = (fields: readonly ShownField[]): string[] =>
  fields.flatMap(({ name, attribute }) => (isSearched(attribute) ? [name] : []));

/** The field that gives records their titles: the panel's main one where it is shown, else the first text. */
export function titleFieldOf(fields: readonly ShownField[], mainField: string): string | null {
  const naming = fields.filter(({ attribute }) => NAMING.has(attribute.type));
  return (naming.find(({ name }) => name === mainField) ?? naming[0])?.name ?? null;
}

/** The components that may stand at an attribute. */
export function componentsOf(strapi: Core.Strapi, attribute: Attribute): Schema.Component[] {
  const uids: readonly string[] =
    attribute.type === 'component'
      ? [(attribute as { component: string }).component]
      : attribute.type === 'dynamiczone'
        ? (attribute as { components: string[] }).components
        : [];
  return uids.flatMap((uid) => Object.values(strapi.components).find((component) => component.uid === uid) ?? []);
}
