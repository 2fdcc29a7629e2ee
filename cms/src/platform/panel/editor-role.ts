import type { Core, UID } from '@strapi/strapi';

import { isMade } from '../made-types/made-types';
import { adminService } from './admin-service';

/** Code of Strapi's role that our editors have. */
export const EDITOR_ROLE = 'strapi-editor';
const AUTHOR_ROLE = 'strapi-author';
/** What the panel calls its actions on content. */
const EXPLORER = 'plugin::content-manager.explorer';

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
 * What a content editor may do with the types of a feature, with all of their fields but some (design §1). A type of the product
 * that no feature names here, such as the settings or what members and visitors wrote, is the owner's. Types from the
 * Content-Type Builder are granted in the console, or in the panel.
 */
export interface EditorGrants {
  content: Partial<Record<UID.ContentType, readonly ContentAction[]>>;
  /** Fields that they neither see nor change. */
  except?: Partial<Record<UID.ContentType, readonly string[]>>;
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
  /** Without a list of languages, it is for none of a type that has several; with null, for all of them. */
  properties?: { fields?: string[]; locales?: string[] | null };
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
  findMany: (query: { where: { role: { code: string } } }) => Promise<PanelPermission[]>;
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

  const author = await roles.findOneWithUsersCount({ code: AUTHOR_ROLE });
  if (author?.usersCount === 0) await roles.deleteByIds([author.id]);

  const editor = await roles.findOneWithUsersCount({ code: EDITOR_ROLE });
  if (!editor) return;
  const content = allOnContent(strapi)
    .filter(({ action, subject }) => all.some((grants) => allows(grants, subject, action)))
    .map((permission) => without(permission, fieldsExcepted(all, permission.subject)));
  const choices = all.flatMap((grants) => grants.choices ?? []);
  for (const { condition } of choices) await permissions.conditionProvider.register(condition);
  const granted = await grantedToEditors(strapi);
  await roles.assignPermissions(editor.id, [
    ...content,
    ...choices.map(toPermission),
    ...editorMedia.map((action) => ({ action, conditions: [] })),
    ...granted.filter(({ subject }) => isMade(subject ?? '')),
  ]);
}

/** Whether editors may change documents of a type, be it some fields of them alone. */
export async function editorsMayChange(strapi: Core.Strapi, uid: UID.ContentType): Promise<boolean> {
  const granted = await grantedToEditors(strapi);
  return granted.some(({ action, subject }) => subject === uid && action === `${EXPLORER}.update`);
}

/**
 * Lets editors do everything with the documents of a type that somebody made, or nothing. Where they may change it
 * already, what they may stays as an owner set it in the panel.
 */
export async function letEditorsChange(strapi: Core.Strapi, uid: UID.ContentType, may: boolean): Promise<void> {
  if (may === (await editorsMayChange(strapi, uid))) return;
  const roles = adminService(strapi, 'role') as RoleService;
  const editor = await roles.findOneWithUsersCount({ code: EDITOR_ROLE });
  if (!editor) return;
  const others = (await grantedToEditors(strapi)).filter(({ subject }) => subject !== uid);
  const own = may ? allOnContent(strapi).filter(({ subject }) => subject === uid) : [];
  const inAllLanguages = own.map((each) => ({ ...each, properties: { ...each.properties, locales: null } }));
  await roles.assignPermissions(editor.id, [...others, ...inAllLanguages]);
}

/**
 * Lets editors change fields that a type has got, where they may change the type; whatever else they may of it stays as
 * an owner set it.
 * @param isNew by the field's name, behind those of the components that it is in
 */
export async function letEditorsChangeNew(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  isNew: (field: string) => boolean,
): Promise<void> {
  const possible = allOnContent(strapi).filter(({ subject }) => subject === uid);
  const added = (action: string): string[] =>
    possible.find((each) => each.action === action)?.properties?.fields?.filter(isNew) ?? [];
  if (added(`${EXPLORER}.update`).length === 0 || !(await editorsMayChange(strapi, uid))) return;
  const roles = adminService(strapi, 'role') as RoleService;
  const editor = await roles.findOneWithUsersCount({ code: EDITOR_ROLE });
  if (!editor) return;
  const granted = (await grantedToEditors(strapi)).map((permission) => {
    const fields = permission.properties?.fields;
    if (permission.subject !== uid || !fields) return permission;
    const all = [...new Set([...fields, ...added(permission.action)])];
    return { ...permission, properties: { ...permission.properties, fields: all } };
  });
  await roles.assignPermissions(editor.id, granted);
}

async function grantedToEditors(strapi: Core.Strapi): Promise<PanelPermission[]> {
  const permissions = adminService(strapi, 'permission') as PermissionService;
  return permissions.findMany({ where: { role: { code: EDITOR_ROLE } } });
}

/** Every permission on content that there is, with all fields. */
function allOnContent(strapi: Core.Strapi): PanelPermission[] {
  const { actionProvider } = adminService(strapi, 'permission') as PermissionService;
  const { getPermissionsWithNestedFields } = adminService(strapi, 'content-type') as ContentTypeService;
  return getPermissionsWithNestedFields(actionProvider.values().filter(({ section }) => section === 'contentTypes'));
}

const fieldsExcepted = (all: readonly EditorGrants[], subject: string | null | undefined): readonly string[] =>
  all.flatMap(({ except = {} }) => Object.entries(except).find(([uid]) => uid === subject)?.[1] ?? []);

function without(permission: PanelPermission, excepted: readonly string[]): PanelPermission {
  const fields = permission.properties?.fields;
  if (!fields || excepted.length === 0) return permission;
  const left = fields.filter((field) => !excepted.includes(field));
  return { ...permission, properties: { ...permission.properties, fields: left } };
}

const toPermission = ({ subject, fields, condition }: Choice): PanelPermission => ({
  action: `${EXPLORER}.read`,
  subject,
  properties: { fields },
  conditions: [`api::${condition.name}`],
});

function allows({ content }: EditorGrants, subject: string | null | undefined, action: string): boolean {
  const entry = Object.entries(content).find(([uid]) => uid === subject);
  return entry?.[1].some((allowed) => action === `${EXPLORER}.${allowed}`) ?? false;
}
