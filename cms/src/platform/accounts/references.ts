import type { Core, UID } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';

/** The part of a model's description that says where the database keeps a relation. */
interface Relation {
  type: string;
  target?: string;
  joinColumn?: { name: string };
  joinTable?: { name: string; inverseJoinColumn: { name: string } };
}

/**
 * Whether a row of any content type or block still points at a record: something of others' that needs it to stay. It
 * asks the model, so relations of later types count by themselves.
 * @param id the record's row
 */
export async function isReferenced(
  strapi: Core.Strapi,
  trx: Database,
  uid: UID.ContentType,
  id: number,
): Promise<boolean> {
  for (const { table, column } of referencesTo(strapi, uid)) {
    if (await trx(table).where(column, id).first(column)) return true;
  }
  return false;
}

function referencesTo(strapi: Core.Strapi, uid: UID.ContentType): { table: string; column: string }[] {
  return [...strapi.db.metadata.values()].flatMap(({ tableName, attributes }) =>
    Object.values(attributes as Record<string, Relation>).flatMap(({ type, target, joinColumn, joinTable }) => {
      if (type !== 'relation' || target !== uid) return [];
      if (joinTable) return [{ table: joinTable.name, column: joinTable.inverseJoinColumn.name }];
      return joinColumn ? [{ table: tableName, column: joinColumn.name }] : [];
    }),
  );
}
