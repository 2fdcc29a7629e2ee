import type { Core } from '@strapi/strapi';
import { paths, type Link } from 'contracts';

import { listingOf, PUBLISHED } from '../../../platform/features/listing';
import { collections } from '../collections';
import { showType } from './shown-type';

/** How the records that a relation leads to are shown: by their titles, as links to their pages. */
export interface LinkedType {
  /** What is loaded of them. */
  load: { fields: string[]; filters: object };
  /** @returns null for a record without a title */
  linkTo: (row: Record<string, unknown>) => Link | null;
  /** The site's own language, in which a record is linked where it is there in several. */
  own?: string | undefined;
}

/** How what a relation leads to is shown; null for a type without public pages, of which nothing leaves. */
export async function linkedType(strapi: Core.Strapi, target: unknown): Promise<LinkedType | null> {
  if (typeof target !== 'string') return null;
  const listing = listingOf(target);
  if (listing) {
    const { title, fields, published, pathOf } = listing;
    const load = { fields: ['documentId', title, ...fields], filters: published };
    return { load, linkTo: (row) => link(row[title], pathOf(row)) };
  }
  const collection = (await collections(strapi)).find(({ uid, hasPages }) => uid === target && hasPages);
  if (!collection) return null;
  const { titleField, isSingle, locales } = await showType(strapi, collection);
  if (titleField === null) return null;
  const { name } = collection;
  const [own] = Object.keys(locales);
  const localeOf = ({ locale }: Record<string, unknown>) =>
    own === undefined || locale === own || typeof locale !== 'string' ? {} : { locale };
  return {
    load: { fields: ['documentId', titleField, ...(own === undefined ? [] : ['locale'])], filters: PUBLISHED },
    linkTo: (row) =>
      link(
        row[titleField],
        isSingle
          ? paths.collection(name, localeOf(row))
          : paths.collectionRecord(name, String(row['documentId']), localeOf(row).locale),
      ),
    own,
  };
}

const link = (title: unknown, href: string): Link | null =>
  typeof title === 'string' && title.trim() !== '' ? { label: title, href } : null;
