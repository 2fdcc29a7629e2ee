import type { Core } from '@strapi/strapi';
import { paths, shareImages } from 'contracts';

import { localeAsked, localesOf } from '../../platform/made-types/locales';
import { PUBLISHED, type Listing } from '../../platform/features/listing';
import type { SharedPages } from '../../platform/features/share-image';
import { collections } from './collections';
import { recordService } from './services/records';
import { pagedType } from './shown/shown-type';

/** The pages of made types, for search engines. */
export async function publicPages(strapi: Core.Strapi): Promise<{ lists: string[]; documents: Listing[] }> {
  const paged = (await collections(strapi)).filter(({ hasPages }) => hasPages);
  const own = new Map<string, string | null>();
  for (const { uid } of paged) own.set(uid, localeAsked(await localesOf(strapi, strapi.contentType(uid)), undefined));
  return {
    lists: paged.map(({ name }) => paths.collection(name)),
    documents: paged.flatMap(({ uid, name }): Listing[] => {
      const type = strapi.contentType(uid);
      if (type.kind === 'singleType') return [];
      const pathOf: Listing['pathOf'] = ({ documentId }) => paths.collectionRecord(name, String(documentId));
      const fields = ['documentId'];
      // A record has one address, which leads on to its translations.
      const locale = own.get(uid) ?? null;
      const published = { ...PUBLISHED, ...(locale !== null && { locale }) };
      // A name with a full stop is no other feature's.
      return [{ name: `c.${name}`, uid: uid as Listing['uid'], title: 'documentId', published, fields, pathOf }];
    }),
  };
}

/** The pictures of their pages. */
export const sharedCollections: SharedPages = {
  kind: 'c',
  async find(strapi, site, subject) {
    const [name, id] = subject.split('/');
    const shown = await pagedType(strapi, name);
    if (!shown) return null;
    const { collection } = shown;
    const { title, lead } = collection;
    if (id === undefined) return { address: shareImages.collection(site, collection), title, kicker: lead };
    const answer = await recordService(strapi, shown).one(id);
    if (!answer) return null;
    const address = shareImages.collectionRecord(site, collection, answer.data);
    return { address, title: answer.data.title, kicker: title };
  },
};
