import type { Core, UID } from '@strapi/strapi';

import { siteLocale } from '../made-types/locales';
import { readView } from '../panel/stored-view';

/** An attribute of a schema, as far as a record's values depend on it. */
export interface Attribute {
  type: string;
  required?: boolean;
  unique?: boolean;
  private?: boolean;
  default?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  /** A text where it is of a large number. */
  min?: number | string;
  max?: number | string;
  regex?: string | RegExp;
  multiple?: boolean;
  allowedTypes?: string | string[];
  relation?: string;
  target?: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  targetField?: string;
}

/** What Strapi adds to every type. */
const AUTOMATIC: ReadonlySet<string> = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'strapi_stage', 'strapi_assignee'],
]);

/** Components stand in components so deep at most. */
const DEPTH_MAX = 8;

/** The attributes that people fill in, by name. A relation to whatever there is has no form. */
export function attributesOf(strapi: Core.Strapi, uid: string): ReadonlyMap<string, Attribute> {
  const attributes: Record<string, Attribute> = strapi.getModel(uid as UID.Schema).attributes;
  return new Map(
    Object.entries(attributes).filter(
      ([name, { type, target }]) => !AUTOMATIC.has(name) && (type !== 'relation' || typeof target === 'string'),
    ),
  );
}

/** Whether an attribute holds several: files, related records or entries. */
export const isMany = ({ type, multiple, relation, repeatable }: Attribute): boolean =>
  type === 'dynamiczone' || Boolean(multiple) || Boolean(repeatable) || (relation?.endsWith('ToMany') ?? false);

/** The components that the entries of an attribute may be. */
export const componentsOf = ({ component, components = [] }: Attribute): readonly string[] =>
  component === undefined ? components : [component];

/** A type, its components, and what the records are called that it leads to. */
export interface Shape {
  uid: UID.ContentType;
  /** The attributes of the type and of each component in it, by uid. */
  attributes: ReadonlyMap<string, ReadonlyMap<string, Attribute>>;
  /** The field that names a record of a type that a relation leads to. */
  mainFields: ReadonlyMap<string, string>;
  /** The languages that such records are called in, before any other. */
  locales: readonly string[];
}

/**
 * Reads what a document of a type is made of.
 * @param names of its attributes, where not all are meant
 */
export async function shapeOf(strapi: Core.Strapi, uid: UID.ContentType, names?: readonly string[]): Promise<Shape> {
  const attributes = new Map<string, ReadonlyMap<string, Attribute>>();
  const targets = new Set<string>();
  const enter = (model: string, depth: number): void => {
    if (attributes.has(model) || depth > DEPTH_MAX) return;
    const all = attributesOf(strapi, model);
    const some = depth === 0 && names ? new Map([...all].filter(([name]) => names.includes(name))) : all;
    attributes.set(model, some);
    for (const attribute of some.values()) {
      if (attribute.target !== undefined) targets.add(attribute.target);
      for (const component of componentsOf(attribute)) enter(component, depth + 1);
    }
  };
  enter(uid, 0);
  const mainFields = await Promise.all(
    [...targets].map(async (target) => [target, await mainFieldOf(strapi, target)] as const),
  );
  return { uid, attributes, mainFields: new Map(mainFields), locales: [await siteLocale(strapi)] };
}

/** Kinds of attribute that can name a record. */
const NAMING = ['string', 'text', 'email', 'uid', 'enumeration', 'integer', 'biginteger', 'date'];

/** The field that stands for a record of a type, as it is set in the panel; its id where none can. */
export async function mainFieldOf(strapi: Core.Strapi, uid: string): Promise<string> {
  const { mainField } = (await readView(strapi, uid)).settings;
  const name = typeof mainField === 'string' ? mainField : '';
  return NAMING.includes(attributesOf(strapi, uid).get(name)?.type ?? '') ? name : 'documentId';
}
