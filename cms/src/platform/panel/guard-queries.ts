import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { QueryWalk, type Place } from '../queries/query-walk';
import { adminService } from './admin-service';

const READ = 'plugin::content-manager.explorer.read';
const FILE = 'plugin::upload.file';
/** What reads a type that is not edited as content. */
const ACTIONS: Record<string, string> = { [FILE]: 'plugin::upload.read', 'admin::user': 'admin::users.read' };
/** Kinds of attribute in which Strapi looks for the words of `_q`. */
const TEXTS = ['string', 'text', 'richtext', 'email', 'uid', 'enumeration'];

interface Ability {
  can: (action: string, subject: string, field?: string) => boolean;
}
type Query = Record<string, unknown>;
type QueryStep = (query: Query, options?: { action?: string }) => Promise<Query>;
interface PermissionsManager {
  sanitizeQuery: QueryStep;
  validateQuery: QueryStep;
}
interface PermissionService {
  createPermissionsManager: (options: { ability: Ability; model: UID.Schema }) => PermissionsManager;
}

/**
 * Lets nobody find out in Strapi's panel by asking what they may not read there: Strapi guards the fields of the type
 * that is asked for, and lets filters, orders and populations walk through its relations to whatever lies behind them,
 * such as the telephone number of somebody who was presented (security matrix 4 and 6). What Strapi's own grammar does
 * not know is refused with it, where Strapi would fail over it.
 */
export function guardPanelQueries(strapi: Core.Strapi): void {
  const permissions = adminService(strapi, 'permission') as PermissionService;
  const { createPermissionsManager } = permissions;
  permissions.createPermissionsManager = (options) => {
    const manager = createPermissionsManager(options);
    const { model, ability } = options;
    const guarded =
      (step: QueryStep): QueryStep =>
      // Async, so that a refusal is one.
      async (query, how) => {
        const place = { schema: strapi.getModel(model), depth: 0 };
        const behind = readableBehind(strapi, ability);
        new QueryWalk(strapi, { behind, needsWhole: true }).query({ ...place, mayRead: () => true }, query);
        const mayRead = (field: string) => ability.can(how?.action ?? READ, model, field);
        return step(withReadableWords({ ...place, mayRead }, query), how);
      };
    return Object.assign(manager, {
      sanitizeQuery: guarded(manager.sanitizeQuery),
      validateQuery: guarded(manager.validateQuery),
    });
  };
}

/** What may be read of a type that a query leads to. A component, a part of a record, is granted with it. */
const readableBehind =
  (strapi: Core.Strapi, ability: Ability) =>
  (uid: UID.Schema): Place['mayRead'] =>
    uid in strapi.components ? () => true : (field) => ability.can(ACTIONS[uid] ?? READ, uid, field);

/** Looks for words in those texts only that may be read, where Strapi would look in all of them. */
function withReadableWords({ schema, mayRead }: Place, query: Query): Query {
  const { _q: words, filters, ...rest } = query;
  if (words !== undefined && typeof words !== 'string') throw new errors.ValidationError('“_q” is one text.');
  if (!words) return query;
  const texts = Object.entries(schema.attributes).filter(([, { type }]) => TEXTS.includes(type));
  const readable = texts.filter(([name]) => mayRead(name)).map(([name]) => ({ [name]: { $containsi: words } }));
  if (readable.length === texts.length) return query;
  return { ...rest, filters: { $and: [...(filters ? [filters] : []), { $or: readable }] } };
}
