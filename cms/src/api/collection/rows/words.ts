import type { Core, UID } from '@strapi/strapi';

import { attributesOf } from '../../../platform/documents/attributes';
import { madeTypes } from '../../../platform/made-types/made-types';
import { fieldIndex, type FieldIndex } from '../../../platform/word-index/field-index';

/** Types of attributes whose words are searched: texts, and none that is a secret. */
const SEARCHED: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'uid', 'email']);

/** The index of each made type that has texts, by uid. */
const indexes = new Map<string, FieldIndex>();

/** Whether an attribute is searched for words. */
export const isSearched = ({ type }: { type: string }): boolean => SEARCHED.has(type);

/** The index that finds the rows of a made type by words; none where it has no texts. */
export const wordIndexOf = (strapi: Core.Strapi, uid: UID.ContentType): FieldIndex | undefined =>
  wordIndexes(strapi).get(uid);

/** The indexes of all made types, which are there before the first of them is asked for. */
export function wordIndexes(strapi: Core.Strapi): ReadonlyMap<string, FieldIndex> {
  for (const { uid, collectionName } of madeTypes(strapi)) {
    if (indexes.has(uid)) continue;
    const texts = textNames(strapi, uid);
    if (texts.length > 0) indexes.set(uid, fieldIndex({ uid, source: collectionName, texts }));
  }
  return indexes;
}

/** All attributes of a made type that are searched. */
export const textNames = (strapi: Core.Strapi, uid: UID.ContentType): string[] =>
  [...attributesOf(strapi, uid)].filter(([, attribute]) => isSearched(attribute)).map(([name]) => name);
