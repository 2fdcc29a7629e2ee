import type { Core, UID } from '@strapi/strapi';

import { adminService } from '../panel/admin-service';
import { previewedTypes } from './addresses';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Strapi's cookie of a signed-in panel; scripts cannot read it. */
const PANEL_COOKIE = 'strapi_admin_refresh';
const READ = 'plugin::content-manager.explorer.read';

interface PanelUser {
  id: number;
  isActive?: boolean;
  blocked?: boolean;
}
interface PermissionService {
  engine: {
    generateUserAbility: (user: PanelUser) => Promise<{ can: (action: string, subject: UID.ContentType) => boolean }>;
  };
}

/**
 * The drafts that whoever sent a request may read in the panel.
 * @returns none for everyone who is not signed in to the panel: visitors, members and admins of the portal
 */
export async function readableDrafts(strapi: Core.Strapi, ctx: Context): Promise<ReadonlySet<UID.ContentType>> {
  const user = await panelUserOf(strapi, ctx);
  if (!user) return new Set();
  const { engine } = adminService(strapi, 'permission') as PermissionService;
  const ability = await engine.generateUserAbility(user);
  const withDrafts = previewedTypes().filter((type) => strapi.contentType(type).options.draftAndPublish);
  return new Set(withDrafts.filter((type) => ability.can(READ, type)));
}

/** The panel account whose session the request's cookie carries, as Strapi's own strategy decides it. */
async function panelUserOf(strapi: Core.Strapi, ctx: Context): Promise<PanelUser | null> {
  const cookie = ctx.cookies.get(PANEL_COOKIE);
  if (!cookie) return null;
  const session = await strapi.sessionManager('admin').validateRefreshToken(cookie);
  if (!session.isValid) return null;
  const user: PanelUser | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: session.userId }, populate: ['roles'] });
  return user?.isActive === true && user.blocked !== true ? user : null;
}
