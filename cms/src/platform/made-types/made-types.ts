import type { Core, Schema, UID } from '@strapi/strapi';

let folders: ReadonlySet<string> = new Set();

/** Says which folders of `src/api` belong to features. Belongs into `register`. */
export function registerFolders(names: readonly string[]): void {
  folders = new Set(names);
}

/** Whether a type is somebody's from the Content-Type Builder: no feature has it. */
export function isMade(uid: string): uid is UID.ContentType {
  const folder = /^api::([^.]+)\./.exec(uid)?.[1];
  return folder !== undefined && !folders.has(folder);
}

/** The types that people made in the Content-Type Builder. */
export const madeTypes = (strapi: Core.Strapi): Schema.ContentType[] =>
  Object.values(strapi.contentTypes).filter(({ uid }) => isMade(uid));

/** The made type of a name in an address: its plural name, or the singular one where there is one document alone. */
export const madeTypeNamed = (strapi: Core.Strapi, name: string): Schema.ContentType | undefined =>
  madeTypes(strapi).find((type) => addressName(type) === name);

/** What a made type is called in addresses, such as `sponsors`. */
export const addressName = ({ kind, info }: Schema.ContentType): string =>
  kind === 'singleType' ? info.singularName : info.pluralName;
