import type { Core, UID } from '@strapi/strapi';

import { isMade } from '../made-types/made-types';
import { adminService } from './admin-service';

/** Code of Strapi's role that our editors have. */
export const EDITOR_ROLE = 'strapi-editor';
const AUTHOR_ROLE = 'strapi-author';

type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** What editors may do with the documents of a collection. */
export const COLLECTION: readonly ContentAction[] = ['create', 'read', 'update', 'delete'];
/** Likewise where Strapi keeps drafts. */
export const PUBLISHED_COLLECTION: readonly ContentAction[] = [...COLLECTION, 'publish'];
/** What editors may do with a document that is the only one of its type. */
export const SINGLE: readonly ContentAction[] = ['read', 'update'];

/** Records that editors may choose from elsewhere, and no more: those that fulfil a condition, by some fields alone. */
interface Choice {
  subject: UID.ContentType;
  fields: string[];
  condition: PanelCondition;
}

/**
 * What a content editor may do with the types of a feature, with all of their fields (design §1). A type of the product
 * that no feature names here, such as the settings or what members and visitors wrote, is the owner's. Types from the
 * Content-Type Builder are granted in the panel.
 */
export interface EditorGrants {
  content: Partial<Record<UID.ContentType, readonly ContentAction[]>>;
  /** The fields that they may change, for types of which they may not change all. */
  changeable?: Partial<Record<UID.ContentType, readonly string[]>>;
  choices?: readonly Choice[];
}

/** The media library, without its settings. */
const editorMedia: readonly string[] = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

/** When a permission holds, as a filter of what it is about. */
interface PanelCondition {
  displayName: string;
  name: string;
  category: string;
  handler: () => object;
}
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
  conditionProvider: { register: (condition: PanelCondition) => Promise<unknown> };
}
interface ContentTypeService {
  getPermissionsWithNestedFields: (actions: readonly PanelAction[]) => PanelPermission[];
}

/**
 * Limits the editor's role to content and media, and drops Strapi's role of authors, which nobody needs beside it.
 * Permissions on types that the code does not know are left as an owner set them.
 */
export async function reconcileEditorRole(strapi: Core.Strapi, all: readonly EditorGrants[]): Promise<void> {
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
    .filter(({ action, subject }) => all.some((grants) => allows(grants, subject, action)))
    .map((permission) => narrowed(permission, Object.assign({}, ...all.map(({ changeable }) => changeable))));
  const choices = all.flatMap((grants) => grants.choices ?? []);
  for (const { condition } of choices) await permissions.conditionProvider.register(condition);
  const granted = await permissions.findMany({ where: { role: { id: editor.id } } });
  await roles.assignPermissions(editor.id, [
    ...content,
    ...choices.map(toPermission),
    ...editorMedia.map((action) => ({ action, conditions: [] })),
    ...granted.filter(({ subject }) => isMade(subject ?? '')),
  ]);
}

const toPermission = ({ subject, fields, condition }: Choice): PanelPermission => ({
  action: 'plugin::content-manager.explorer.read',
  subject,
  properties: { fields },
  conditions: [`api::${condition.name}`],
});

/** A permission to change a type, for those fields alone that may be changed. */
function narrowed(permission: PanelPermission, changeable: NonNullable<EditorGrants['changeable']>): PanelPermission {
  const fields = Object.entries(changeable).find(([uid]) => uid === permission.subject)?.[1];
  if (!fields || permission.action !== 'plugin::content-manager.explorer.update') return permission;
  return { ...permission, properties: { ...permission.properties, fields: [...fields] } };
}

function allows({ content }: EditorGrants, subject: string | null | undefined, action: string): boolean {
  const entry = Object.entries(content).find(([uid]) => uid === subject);
  return entry?.[1].some((allowed) => action === `plugin::content-manager.explorer.${allowed}`) ?? false;
}
