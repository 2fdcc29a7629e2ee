import type { Core } from '@strapi/strapi';
import { isNothing, messages, type ConsoleField } from 'contracts';
import createError from 'http-errors';

import type { Database } from '../../shared/transaction';
import { lockName } from '../database/lock-name';
import type { Shape } from './attributes';

/** Refuses a value that another record has, where each has one of its own. @throws a 409 that names the field */
export async function checkUnique(
  strapi: Core.Strapi,
  trx: Database,
  { shape, inputs }: { shape: Shape; inputs: readonly ConsoleField[] },
  values: Readonly<Record<string, unknown>>,
  documentId = '',
): Promise<void> {
  const { uid } = shape;
  const attributes = shape.attributes.get(uid);
  const own = inputs.filter(({ name, type }) => {
    const isOwn = type === 'uid' || attributes?.get(name)?.unique === true;
    return isOwn && !isNothing(values[name]);
  });
  // Two who take one at the same moment take turns, or are given one: part of an address follows from another field.
  if (own.length > 0 || inputs.some(({ type }) => type === 'uid')) await lockName(strapi, trx, uid);
  for (const { name, label } of own) {
    const where = { [name]: values[name], documentId: { $ne: documentId } };
    if ((await strapi.db.query(uid).count({ where })) === 0) continue;
    const message = messages.fieldFaults.taken(label);
    throw createError(409, message, { details: { errors: [{ path: [name], message, name: 'ConflictError' }] } });
  }
}
