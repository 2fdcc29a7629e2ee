import type { UID } from '@strapi/strapi';

/** Documents with a page each that search engines should know. */
export interface Listing {
  /** Part of the address of its sitemaps. */
  name: string;
  uid: UID.CollectionType;
  /** The attribute that visitors know them by. */
  title: string;
  /** Which of them visitors see. */
  published: Record<string, unknown>;
  /** What `pathOf` reads. */
  fields: readonly string[];
  /** The page of one of them. */
  pathOf: (row: Record<string, unknown>) => string;
}

/** How drafts are told apart where Strapi keeps them beside what is published. */
export const PUBLISHED = { publishedAt: { $notNull: true } };

let listings: readonly Listing[] = [];

/** Says which documents have a page each. */
export function registerListings(all: readonly Listing[]): void {
  listings = all;
}

/** Where the documents of a feature's type have their pages; undefined where they have none. */
export const listingOf = (uid: string): Listing | undefined => listings.find((listing) => listing.uid === uid);
