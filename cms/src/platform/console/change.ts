import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';

import { inTransaction, type Database } from '../../shared/transaction';
import { lockDocuments } from '../database/lock-documents';
import { readChange } from './body';
import type { BodySchema } from './definition';

interface ChangeOf<Item extends object, Shape extends z.ZodRawShape> {
  uid: UID.ContentType;
  id: string;
  /** What is to be locked before the record is. */
  lockFirst?: ((trx: Database) => Promise<unknown>) | undefined;
  one: (id: string) => Promise<Item>;
  writable: BodySchema<Shape>;
  /** What the caller sent means, beside what is stored. */
  body: (current: Item) => unknown;
  update: (id: string, change: z.output<BodySchema<Shape>>, trx: Database) => Promise<Item>;
}

/**
 * Changes what a body names of a record. The record is locked before it is read: of two who change other parts of it at
 * once, neither takes back what the other has changed.
 */
export function changeRecord<Item extends object, Shape extends z.ZodRawShape>(
  strapi: Core.Strapi,
  { uid, id, lockFirst, one, writable, body, update }: ChangeOf<Item, Shape>,
): Promise<Item> {
  return inTransaction(strapi, async (trx) => {
    await lockFirst?.(trx);
    await lockDocuments(strapi, trx, uid, [id]);
    const current = await one(id);
    return update(id, readChange(writable, await body(current), current), trx);
  });
}
