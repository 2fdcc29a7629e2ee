import type { Core } from '@strapi/strapi';

/** What these functions need to know of an attribute of a Strapi schema. */
interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: readonly string[];
}
export type FindAttributes = (uid: string) => Record<string, Attribute> | undefined;

const FILE_UID = 'plugin::upload.file';

/** Reads schemas from Strapi's registries. */
export function attributesIn(strapi: Core.Strapi): FindAttributes {
  const models = strapi.db.metadata;
  return (uid) =>
    models.has(uid) ? strapi.getModel(uid as Parameters<typeof strapi.getModel>[0]).attributes : undefined;
}

/**
 * Every model that a query reads: its own, and those that it populates, filters by or sorts by.
 * @param params what `strapi.db.query(uid).findMany` takes
 */
export function modelsRead(uid: string, params: unknown, find: FindAttributes): Set<string> {
  const read = new Set<string>();
  visit(uid, params, find, read);
  return read;
}

function visit(uid: string, params: unknown, find: FindAttributes, read: Set<string>): void {
  read.add(uid);
  if (!isRecord(params)) return;
  visitPopulate(uid, params['populate'], find, read);
  visitKeys(uid, params['where'], find, read);
  visitKeys(uid, params['orderBy'], find, read);
}

function visitPopulate(uid: string, populate: unknown, find: FindAttributes, read: Set<string>): void {
  if (populate === true || populate === '*') {
    for (const name of Object.keys(find(uid) ?? {})) visitAttribute(uid, name, true, find, read);
  } else if (typeof populate === 'string') {
    visitPath(uid, populate.split('.'), find, read);
  } else if (Array.isArray(populate)) {
    for (const item of populate) visitPopulate(uid, item, find, read);
  } else if (isRecord(populate)) {
    for (const [name, nested] of Object.entries(populate)) {
      if (nested !== false) visitAttribute(uid, name, nested, find, read);
    }
  }
}

function visitPath(uid: string, [name, ...rest]: string[], find: FindAttributes, read: Set<string>): void {
  if (name === undefined) return;
  visitAttribute(uid, name, rest.length > 0 ? { populate: rest.join('.') } : true, find, read);
}

/** Follows one attribute. `nested` holds the query of what it leads to, or `on` with one query per component. */
function visitAttribute(uid: string, name: string, nested: unknown, find: FindAttributes, read: Set<string>): void {
  for (const target of targetsOf(find(uid)?.[name])) visit(target, nested, find, read);
  if (isRecord(nested) && isRecord(nested['on'])) {
    for (const [target, query] of Object.entries(nested['on'])) visit(target, query, find, read);
  }
}

/** Filters and orders: names of attributes lead on, operators such as `$and` and `$in` stay where they are. */
function visitKeys(uid: string, condition: unknown, find: FindAttributes, read: Set<string>): void {
  if (Array.isArray(condition)) {
    for (const item of condition) visitKeys(uid, item, find, read);
    return;
  }
  if (!isRecord(condition)) return;
  for (const [name, nested] of Object.entries(condition)) {
    const targets = targetsOf(find(uid)?.[name]);
    for (const target of targets) {
      read.add(target);
      visitKeys(target, nested, find, read);
    }
    if (targets.length === 0 && name.startsWith('$')) visitKeys(uid, nested, find, read);
  }
}

function targetsOf(attribute: Attribute | undefined): readonly string[] {
  switch (attribute?.type) {
    case 'relation':
      return attribute.target ? [attribute.target] : [];
    case 'media':
      return [FILE_UID];
    case 'component':
      return attribute.component ? [attribute.component] : [];
    case 'dynamiczone':
      return attribute.components ?? [];
    default:
      return [];
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
