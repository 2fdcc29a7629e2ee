import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { FIELD_ENTRIES_MAX, type ConsoleLinks } from 'contracts';

import { inTransaction } from '../../shared/transaction';
import { isLocalized } from '../made-types/locales';
import { isMany, type Shape } from './attributes';

/** Relations of a row to more records than are listed, by name. */
export type LongLists = Readonly<Record<string, ConsoleLinks>>;

/**
 * Counts what rows of a type are related to, before any of it is read: who has a hundred thousand subscribers is not
 * read with all of them. Counted are the attributes of these names; all of them where none are said.
 * @returns the rows that have such relations, by id
 */
export async function longListsOf(
  strapi: Core.Strapi,
  { uid, attributes }: Shape,
  ids: readonly number[],
  names?: readonly string[],
): Promise<ReadonlyMap<number, LongLists>> {
  const counted = [...(attributes.get(uid) ?? [])].flatMap(([name, attribute]) => {
    const { type, target = '' } = attribute;
    if (type !== 'relation' || !isMany(attribute) || names?.includes(name) === false) return [];
    const hasDrafts = contentTypes.hasDraftAndPublish(strapi.getModel(target as UID.ContentType));
    // Behind a record with drafts there are two rows: each has one draft.
    return [[name, { count: true, ...(hasDrafts && { where: { publishedAt: null } }) }] as const];
  });
  if (counted.length === 0) return new Map();
  const rows: ({ id: number } & Record<string, { count: number } | undefined>)[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id'], where: { id: { $in: [...ids] } }, populate: Object.fromEntries(counted) });
  const found = new Map<number, LongLists>();
  for (const row of rows) {
    const long: Record<string, ConsoleLinks> = {};
    for (const [name] of counted) {
      if ((row[name]?.count ?? 0) <= FIELD_ENTRIES_MAX) continue;
      const count = (await countOnce(strapi, uid, name, row.id)) ?? row[name]?.count ?? 0;
      if (count > FIELD_ENTRIES_MAX) long[name] = { count };
    }
    if (Object.keys(long).length > 0) found.set(row.id, long);
  }
  return found;
}

interface Relation {
  target: UID.ContentType;
  joinTable?: { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } };
}

/** How many records a row is related to, each in whatever languages it is; null where each has but one. */
async function countOnce(strapi: Core.Strapi, uid: string, name: string, id: number): Promise<number | null> {
  const { target, joinTable } = strapi.db.metadata.get(uid).attributes[name] as Relation;
  if (!joinTable || !isLocalized(strapi.contentType(target))) return null;
  const { tableName } = strapi.db.metadata.get(target);
  const { name: table, joinColumn, inverseJoinColumn } = joinTable;
  const [found]: { count?: number | string }[] = await inTransaction(strapi, (trx) =>
    trx(`${table} as link`)
      .innerJoin(`${tableName} as other`, 'other.id', `link.${inverseJoinColumn.name}`)
      .where(`link.${joinColumn.name}`, id)
      .countDistinct({ count: 'other.document_id' }),
  );
  return Number(found?.count ?? 0);
}
