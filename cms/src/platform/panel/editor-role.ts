import type { Core, UID } from '@strapi/strapi';

import { adminService } from './admin-service';
import { views } from './views';

/** Code of Strapi's role that our editors have. */
export const EDITOR_ROLE = 'strapi-editor';
const AUTHOR_ROLE = 'strapi-author';

type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

const collection: readonly ContentAction[] = ['create', 'read', 'update', 'delete'];
const publishedCollection: readonly ContentAction[] = [...collection, 'publish'];

/**
 * What a content editor may do with each type, with all of its fields (design §1). A type of the product that is not
 * here, such as the settings or what members and visitors wrote, is the owner's. Types from the Content-Type Builder
 * are granted in the panel.
 */
const editorContent: Partial<Record<UID.ContentType, readonly ContentAction[]>> = {
  'api::site.site': ['read', 'update'],
  'api::festival.festival': ['read', 'update'],
  'api::page.page': publishedCollection,
  'api::team-member.team-member': collection,
  'api::event.event': collection,
  'api::announcement.announcement': publishedCollection,
  'api::spotlight.spotlight': collection,
};

/** The condition that somebody agreed to be presented. */
const AGREES = {
  displayName: 'Agreed to the spotlight',
  name: 'agreed-to-spotlight',
  category: 'Spotlight',
  handler: () => ({ spotlightOptIn: { $eq: true } }),
};

/** Whom an editor may choose for the spotlight: names alone, and of those who agreed. */
const spotlightNames: PanelPermission = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::profile.profile',
  properties: { fields: ['name'] },
  conditions: [`api::${AGREES.name}`],
};

/** The media library, without its settings. */
const editorMedia: readonly string[] = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

interface PanelRole {
  id: number;
  usersCount?: number;
}
interface PanelPermission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
}
interface PanelAction {
  actionId: string;
  section: string;
}
interface RoleService {
  findOneWithUsersCount: (where: { code: string }) => Promise<PanelRole | null>;
  assignPermissions: (roleId: number, permissions: readonly PanelPermission[]) => Promise<unknown>;
  deleteByIds: (ids: readonly number[]) => Promise<unknown>;
}
interface PermissionService {
  findMany: (query: { where: { role: { id: number } } }) => Promise<PanelPermission[]>;
  actionProvider: { values: () => PanelAction[] };
  conditionProvider: { register: (condition: typeof AGREES) => Promise<unknown> };
}
interface ContentTypeService {
  getPermissionsWithNestedFields: (actions: readonly PanelAction[]) => PanelPermission[];
}

/**
 * Limits the editor's role to content and media, and drops Strapi's role of authors, which nobody needs beside it.
 * Permissions on types that the code does not know are left as an owner set them.
 */
export async function reconcileEditorRole(strapi: Core.Strapi): Promise<void> {
  const roles = adminService(strapi, 'role') as RoleService;
  const permissions = adminService(strapi, 'permission') as PermissionService;
  const contentTypes = adminService(strapi, 'content-type') as ContentTypeService;

  const author = await roles.findOneWithUsersCount({ code: AUTHOR_ROLE });
  if (author?.usersCount === 0) await roles.deleteByIds([author.id]);

  const editor = await roles.findOneWithUsersCount({ code: EDITOR_ROLE });
  if (!editor) return;
  const contentActions = permissions.actionProvider.values().filter(({ section }) => section === 'contentTypes');
  const content = contentTypes
    .getPermissionsWithNestedFields(contentActions)
    .filter(({ action, subject }) => allows(subject, action));
  await permissions.conditionProvider.register(AGREES);
  const granted = await permissions.findMany({ where: { role: { id: editor.id } } });
  await roles.assignPermissions(editor.id, [
    ...content,
    spotlightNames,
    ...editorMedia.map((action) => ({ action, conditions: [] })),
    ...granted.filter(({ subject }) => isExtension(subject)),
  ]);
}

function allows(subject: string | null | undefined, action: string): boolean {
  const entry = Object.entries(editorContent).find(([uid]) => uid === subject);
  return entry?.[1].some((allowed) => action === `plugin::content-manager.explorer.${allowed}`) ?? false;
}

/** Whether a type is somebody's from the Content-Type Builder: every type of the product has its view. */
function isExtension(subject: string | null | undefined): boolean {
  return subject?.startsWith('api::') === true && !views.some(({ uid }) => uid === subject);
}
