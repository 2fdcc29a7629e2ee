import type { Core, Schema, UID } from '@strapi/strapi';

import { capital } from '../../shared/capital';

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

/**
 * What the records of a made type are called, as a menu or a page has it, until somebody says otherwise: “Sponsors” where
 * the type is a “Sponsor”. A name that is no longer the one that its addresses were made of is somebody's choice.
 */
export function titleOf({ kind, info: { displayName, singularName, pluralName } }: Schema.ContentType): string {
  const isChosen = displayName.toLowerCase().replace(/[^a-z0-9]+/g, '-') !== singularName;
  if (kind === 'singleType' || isChosen) return displayName;
  return pluralName.startsWith(singularName)
    ? `${displayName}${pluralName.slice(singularName.length)}`
    : capital(pluralName.replace(/-/g, ' '));
}
