import type { Core } from '@strapi/strapi';

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

/** Asks every rule before a document is stored. Belongs into `register`, before Strapi builds its repositories. */
export function registerWriteRules(strapi: Core.Strapi, rules: readonly WriteRule[]): void {
  strapi.documents.use(async (context, next) => {
    if (isWrite(context.action)) {
      const params: object = context.params;
      const { documentId, data = {} } = params as Partial<Pick<Write, 'documentId' | 'data'>>;
      const write = { uid: context.uid, action: context.action, documentId, data };
      for (const rule of rules) await rule(write);
    }
    return next();
  });
}
