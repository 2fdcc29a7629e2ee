import type { Core, UID } from '@strapi/strapi';

import { PROFILE, USER } from './account';

/** Relations that are a column of their table, which keeps the look-up of a session and the lists of accounts short. */
const COLUMNS: Readonly<Record<string, { field: string; target: UID.ContentType }>> = {
  [USER]: { field: 'role', target: 'plugin::users-permissions.role' },
  [PROFILE]: { field: 'user', target: USER },
};

/**
 * Reads what Strapi's panel says about such a relation, `{ connect, disconnect }`, as the one id to store: Strapi's
 * document service leaves that out for relations without a join table. Belongs into `register`.
 */
export function acceptPanelRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const column = COLUMNS[context.uid];
    if (column && (context.action === 'create' || context.action === 'update')) {
      const params = context.params as { data?: Record<string, unknown> };
      if (params.data && column.field in params.data) {
        const { [column.field]: relation, ...others } = params.data;
        const id = await readId(strapi, column.target, relation);
        params.data = id === undefined ? others : { ...others, [column.field]: id };
      }
    }
    return next();
  });
}

/** @returns null to let go, undefined to leave it as it is */
async function readId(
  strapi: Core.Strapi,
  target: UID.ContentType,
  value: unknown,
): Promise<number | null | undefined> {
  if (value === null || typeof value === 'number' || value === undefined) return value;
  if (typeof value === 'string') return findId(strapi, target, value);
  const { connect, set, disconnect, id, documentId } = value as Record<string, unknown>;
  if (typeof id === 'number') return id;
  if (typeof documentId === 'string') return findId(strapi, target, documentId);
  const chosen = [connect, set]
    .flat()
    .filter((item) => item !== undefined && item !== null)
    .at(-1);
  if (chosen !== undefined) return readId(strapi, target, chosen);
  const isEmptied = Array.isArray(set) || (Array.isArray(disconnect) && disconnect.length > 0);
  return isEmptied ? null : undefined;
}

async function findId(strapi: Core.Strapi, target: UID.ContentType, documentId: string): Promise<number | undefined> {
  const found = await strapi.db.query(target).findOne({ where: { documentId }, select: ['id'] });
  return found ? Number(found.id) : undefined;
}
