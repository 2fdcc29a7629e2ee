import type { Core, Schema } from '@strapi/strapi';
import { CONTENT_RIGHTS, type ContentRight, ROLES, type Role } from 'contracts';

const PERMISSION = 'plugin::users-permissions.permission';
const ROLE = 'plugin::users-permissions.role';

/** Strapi's actions behind a right. */
const ACTIONS: Record<'many' | 'single', Record<ContentRight, readonly string[]>> = {
  many: { read: ['find', 'findOne'], write: ['create', 'update'], delete: ['delete'] },
  single: { read: ['find'], write: ['update'], delete: ['delete'] },
};

/** Which roles have each right. */
export type Rights = Record<ContentRight, Role[]>;

const actionsOf = ({ uid, kind }: Schema.ContentType, right: ContentRight): string[] =>
  ACTIONS[kind === 'singleType' ? 'single' : 'many'][right].map((action) => `${uid}.${action}`);

/** Reads who may do what with types. A role that has a part of a right, as an owner can tick it in the panel, has it here. */
export async function readRights(strapi: Core.Strapi): Promise<(type: Schema.ContentType) => Rights> {
  const populate = { role: { select: ['type'] } };
  const grants = await strapi.db.query(PERMISSION).findMany({ select: ['action'], populate });
  const rolesOf = new Map<string, Set<unknown>>();
  for (const { action, role } of grants) {
    const roles = rolesOf.get(String(action)) ?? new Set();
    rolesOf.set(String(action), roles.add(role?.type));
  }
  const having = (type: Schema.ContentType, right: ContentRight) =>
    ROLES.filter((role) => actionsOf(type, right).some((action) => rolesOf.get(action)?.has(role)));
  return (type) => ({ read: having(type, 'read'), write: having(type, 'write'), delete: having(type, 'delete') });
}

/**
 * Grants rights on a type, and takes them away: to Strapi's own permissions, as the panel does. What does not change
 * here stays as an owner ticked it there.
 */
export async function writeRights(
  strapi: Core.Strapi,
  type: Schema.ContentType,
  wanted: Partial<Rights>,
): Promise<void> {
  const current = (await readRights(strapi))(type);
  for (const right of CONTENT_RIGHTS) {
    if (!wanted[right]) continue;
    // Members are answered what is kept for visitors: what those may, everybody may.
    const roles: readonly Role[] = wanted[right].includes('public') ? ROLES : wanted[right];
    const actions = actionsOf(type, right);
    for (const role of ROLES) {
      if (roles.includes(role) === current[right].includes(role)) continue;
      if (roles.includes(role)) await grant(strapi, role, actions);
      else await strapi.db.query(PERMISSION).deleteMany({ where: { action: { $in: actions }, role: { type: role } } });
    }
  }
}

async function grant(strapi: Core.Strapi, type: Role, actions: readonly string[]): Promise<void> {
  const role = await strapi.db.query(ROLE).findOne({ where: { type }, select: ['id'] });
  for (const action of actions) await strapi.db.query(PERMISSION).create({ data: { action, role: role?.id } });
}
