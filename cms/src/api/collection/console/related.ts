import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ConsoleRelated } from 'contracts';

import { addedFields, extendedTypes } from '../../../platform/added-fields/added-fields';
import type { ListQuery } from '../../../platform/console/definition';
import { attributesOf, mainFieldOf, shapeOf } from '../../../platform/documents/attributes';
import { presentRelated } from '../../../platform/documents/present';
import { localesOf } from '../../../platform/made-types/locales';
import { madeTypeNamed, madeTypes } from '../../../platform/made-types/made-types';
import { madeResource } from './made-resource';

interface Filter {
  q?: string | undefined;
  id?: readonly string[] | undefined;
  linked?: string | undefined;
}
type Query = ListQuery<string, Filter>;

/** Of a search, nobody is told how many more there are than these. */
const COUNTED_MAX = 1000;

/**
 * A page of the records of a type that a relation which somebody made leads to, by what they are called.
 * @throws NotFoundError for any other type
 */
export async function findRelated(
  strapi: Core.Strapi,
  named: string,
  { range: [from, to], filter: { q = '', id, linked } }: Query,
): Promise<{ records: ConsoleRelated[]; total: number }> {
  if (!(await isTarget(strapi, named))) throw new errors.NotFoundError('Nothing leads to such records.');
  const target = named as UID.ContentType;
  const mainField = await mainFieldOf(strapi, target);
  const type = strapi.contentType(target);
  const [own] = Object.keys(await localesOf(strapi, type));
  const where = {
    // Each document with drafts has one.
    ...(type.options.draftAndPublish && { publishedAt: null }),
    // Each is there once, whatever languages it is in.
    ...(own !== undefined && { locale: own }),
    ...(id && { documentId: { $in: [...id] } }),
    ...(q.trim() !== '' && { [mainField]: { $containsi: q.trim() } }),
  };
  const wanted = {
    select: ['id', 'documentId', ...(mainField === 'documentId' ? [] : [mainField])],
    where,
    orderBy: [{ [mainField]: 'asc' }, { id: 'asc' }],
    offset: from,
    limit: Math.min(to - from + 1, COUNTED_MAX),
  };
  const found =
    linked === undefined
      ? await strapi.db.query(target).findMany(wanted)
      : await findLinked(strapi, target, linked, wanted);
  const total = from + found.length + (found.length === to - from + 1 ? 1 : 0);
  return { records: found.map((row) => presentRelated(row, mainField)), total };
}

/** The same among those that a field of a record of a made type names. @throws NotFoundError where there is none */
async function findLinked(
  strapi: Core.Strapi,
  target: UID.ContentType,
  linked: string,
  wanted: object,
): Promise<Record<string, unknown>[]> {
  const [name = '', documentId, field = ''] = linked.split('/');
  const type = madeTypeNamed(strapi, name);
  if (!type || attributesOf(strapi, type.uid).get(field)?.target !== target) {
    throw new errors.NotFoundError('Nothing leads to such records.');
  }
  const { locale } = await madeResource(strapi, type);
  const row: Record<string, Record<string, unknown>[] | undefined> | null = await strapi.db.query(type.uid).findOne({
    select: ['id'],
    where: {
      ...(type.kind === 'collectionType' && { documentId }),
      ...(type.options.draftAndPublish && { publishedAt: null }),
      ...(locale !== null && { locale }),
    },
    populate: { [field]: wanted },
  });
  return row?.[field] ?? [];
}

/** Whether a relation leads to a type, of a made one, of a field that was added to the code's, or of a component there. */
async function isTarget(strapi: Core.Strapi, target: string): Promise<boolean> {
  for (const { uid } of madeTypes(strapi)) {
    if ((await shapeOf(strapi, uid)).mainFields.has(target)) return true;
  }
  for (const uid of extendedTypes(strapi)) {
    const names = [...addedFields(strapi, uid).keys()];
    if ((await shapeOf(strapi, uid, names)).mainFields.has(target)) return true;
  }
  return false;
}
