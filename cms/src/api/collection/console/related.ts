import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ConsoleRelated } from 'contracts';

import type { ListQuery } from '../../../platform/console/definition';
import { mainFieldOf, shapeOf } from '../../../platform/documents/attributes';
import { presentRelated } from '../../../platform/documents/present';
import { madeTypes } from '../../../platform/made-types/made-types';

type Query = ListQuery<string, { q?: string | undefined; id?: readonly string[] | undefined }>;

/** Of a search, nobody is told how many more there are than these. */
const COUNTED_MAX = 1000;

/**
 * A page of the records of a type that a relation of a made one leads to, by what they are called.
 * @throws NotFoundError for any other type
 */
export async function findRelated(
  strapi: Core.Strapi,
  named: string,
  { range: [from, to], filter: { q = '', id } }: Query,
): Promise<{ records: ConsoleRelated[]; total: number }> {
  if (!(await isTarget(strapi, named))) throw new errors.NotFoundError('Nothing leads to such records.');
  const target = named as UID.ContentType;
  const mainField = await mainFieldOf(strapi, target);
  const type = strapi.contentType(target);
  const where = {
    // Each document with drafts has one.
    ...(type.options.draftAndPublish && { publishedAt: null }),
    ...(id && { documentId: { $in: [...id] } }),
    ...(q.trim() !== '' && { [mainField]: { $containsi: q.trim() } }),
  };
  const found = await strapi.db.query(target).findMany({
    select: ['id', 'documentId', ...(mainField === 'documentId' ? [] : [mainField])],
    where,
    orderBy: [{ [mainField]: 'asc' }, { id: 'asc' }],
    offset: from,
    limit: Math.min(to - from + 1, COUNTED_MAX),
  });
  const total = from + found.length + (found.length === to - from + 1 ? 1 : 0);
  return { records: found.map((row) => presentRelated(row, mainField)), total };
}

/** Whether a relation of a made type, or of a component in one, leads to a type. */
async function isTarget(strapi: Core.Strapi, target: string): Promise<boolean> {
  for (const { uid } of madeTypes(strapi)) {
    if ((await shapeOf(strapi, uid)).mainFields.has(target)) return true;
  }
  return false;
}
