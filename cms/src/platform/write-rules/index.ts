import type { Core } from '@strapi/strapi';

import { inTransaction } from '../../shared/transaction';
import { lockDocuments } from '../database/lock-documents';
import type { Write, WriteRule } from './write-rule';

const WRITES: readonly string[] = [
  'create',
  'update',
  'clone',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
] satisfies Write['action'][];

const isWrite = (action: string): action is Write['action'] => WRITES.includes(action);

/**
 * Asks every rule before a document is stored. Two who write the same one take turns. Belongs into `register`, before Strapi builds its
 * repositories.
 */
export function registerWriteRules(strapi: Core.Strapi, rules: readonly WriteRule[]): void {
  strapi.documents.use(async (context, next) => {
    if (isWrite(context.action)) {
      const params: object = context.params;
      const { documentId, data = {} } = params as Partial<Pick<Write, 'documentId' | 'data'>>;
      const write = { uid: context.uid, action: context.action, documentId, data };
      const store = async () => {
        for (const rule of rules) await rule(write);
        return next();
      };
      if (documentId === undefined) return store();
      return inTransaction(strapi, async (trx) => {
        await lockDocuments(strapi, trx, context.uid, [documentId]);
        return store();
      });
    }
    return next();
  });
}
