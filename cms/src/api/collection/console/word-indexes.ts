import type { Core, UID } from '@strapi/strapi';

import { attributesOf } from '../../../platform/documents/attributes';
import { madeTypes } from '../../../platform/made-types/made-types';
import { textIndex } from '../../../platform/word-index/text-index';
import type { WordIndex } from '../../../platform/word-index/word-index';
import { searchedAttributes } from './lists';

/** Longest name of a type that is searched by an index. */
const MAX_NAME_CHARS = 40;

/** The index of each made type that has texts, by uid. */
const indexes = new Map<string, WordIndex>();

/** The index that finds the rows of a made type by words; none where it has no texts. */
export function wordIndexOf(strapi: Core.Strapi, uid: UID.ContentType): WordIndex | undefined {
  return wordIndexes(strapi).get(uid);
}

/** The indexes of all made types, which are there before the first of them is asked for. */
export function wordIndexes(strapi: Core.Strapi): ReadonlyMap<string, WordIndex> {
  for (const { uid, collectionName, info } of madeTypes(strapi)) {
    const texts = searchedAttributes(attributesOf(strapi, uid));
    if (indexes.has(uid) || texts.length === 0) continue;
    // Databases cut longer names, so that those of its tables would fall together.
    if (collectionName.length > MAX_NAME_CHARS || info.singularName.length > MAX_NAME_CHARS) continue;
    const thing = `made_${info.singularName.replace(/-/g, '_')}`;
    indexes.set(
      uid,
      textIndex({
        ...{ thing, name: `made-${info.singularName}`, version: versionOf(texts), uid },
        ...{ source: collectionName, texts: texts as never[] },
      }),
    );
  }
  return indexes;
}

/** Another number for other texts: the index is made anew once somebody has added one, or taken one away. */
function versionOf(texts: readonly string[]): number {
  let version = 1;
  for (const char of texts.join()) version = (version * 31 + (char.codePointAt(0) ?? 0)) % 2 ** 31;
  return version;
}
