import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from 'contracts';

import { defaultRole, matrix, roles } from './matrix';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';
const USER = 'plugin::users-permissions.user';

/** The role that the plugin makes for whoever is signed in; ours are finer. */
const PLUGIN_ROLE = 'authenticated';

/**
 * Brings roles and grants of the portal to the matrix, adding and removing, in one transaction. Strapi's own
 * `syncPermissions`, which runs before, fills an empty table with the plugin's defaults and drops grants of actions
 * that no longer exist; it never takes away a grant that should not be.
 */
export async function reconcilePermissions(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const roleIds = await reconcileRoles(strapi);
    await reconcileGrants(strapi, roleIds);
  });
  await closePluginRegistration(strapi);
}

/** Creates the missing roles and drops the plugin's. @returns the id of each role of the portal */
async function reconcileRoles(strapi: Core.Strapi): Promise<Map<Role, number>> {
  const existing = await strapi.db.query(ROLE).findMany();
  const ids = new Map<Role, number>();
  for (const type of ROLES) {
    const found = existing.find((role) => role.type === type);
    const stored = found ?? (await strapi.db.query(ROLE).create({ data: { type, ...roles[type] } }));
    ids.set(type, Number(stored.id));
    if (found && (found.name !== roles[type].name || found.description !== roles[type].description)) {
      await strapi.db.query(ROLE).update({ where: { id: found.id }, data: roles[type] });
    }
  }
  const pluginRole = existing.find((role) => role.type === PLUGIN_ROLE);
  if (pluginRole) await dropPluginRole(strapi, Number(pluginRole.id));
  return ids;
}

async function dropPluginRole(strapi: Core.Strapi, id: number): Promise<void> {
  const members = await strapi.db.query(USER).count({ where: { role: { id } } });
  if (members > 0) {
    strapi.log.warn(
      `${members} accounts still have the role “${PLUGIN_ROLE}”, which allows nothing. Give them another.`,
    );
    return;
  }
  await strapi.db.query(PERMISSION).deleteMany({ where: { role: { id } } });
  await strapi.db.query(ROLE).delete({ where: { id } });
}

async function reconcileGrants(strapi: Core.Strapi, roleIds: Map<Role, number>): Promise<void> {
  const grants = await strapi.db.query(PERMISSION).findMany({ populate: { role: { select: ['id'] } } });
  const key = (action: string, roleId: number) => `${action} ${roleId}`;
  const wanted = new Map(
    Object.entries(matrix).flatMap(([action, allowed]) =>
      allowed.map((role) => {
        const roleId = roleIds.get(role) ?? 0;
        return [key(action, roleId), { action, role: roleId }] as const;
      }),
    ),
  );

  const extra: number[] = [];
  for (const grant of grants) {
    const action = String(grant.action);
    // A wanted grant is taken off the list, so that a second one of the same action and role counts as extra.
    if (wanted.delete(key(action, Number(grant.role?.id)))) continue;
    if (isGoverned(action) || !isThere(strapi, action)) extra.push(Number(grant.id));
  }
  if (extra.length > 0) await strapi.db.query(PERMISSION).deleteMany({ where: { id: { $in: extra } } });
  for (const data of wanted.values()) await strapi.db.query(PERMISSION).create({ data });
}

const governedControllers = new Set(Object.keys(matrix).map(controllerOf));

/** Whether the matrix alone decides about an action: those of its controllers, and those of all plugins. */
function isGoverned(action: string): boolean {
  return action.startsWith('plugin::') || governedControllers.has(controllerOf(action));
}

/** Whether an action has its controller still: types and features go, and their grants would wait for the next one. */
const isThere = (strapi: Core.Strapi, action: string): boolean => controllerOf(action) in strapi.controllers;

/** `api::event.event.find` → `api::event.event` */
function controllerOf(action: string): string {
  return action.slice(0, action.lastIndexOf('.'));
}

/** The plugin makes no accounts on its own, and knows which role a new one gets. */
async function closePluginRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored: unknown = await store.get({});
  const advanced = typeof stored === 'object' ? { ...stored } : {};
  const wanted = { ...advanced, allow_register: false, default_role: defaultRole };
  if (JSON.stringify(wanted) !== JSON.stringify(advanced)) await store.set({ value: wanted });
}
