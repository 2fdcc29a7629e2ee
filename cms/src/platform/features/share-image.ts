import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SharedList, Site } from 'contracts';

/** The picture of a page: where it lives, and what it says. */
interface SharedPage {
  /** Path and query, with the version of the words: see `shareImages` of contracts. */
  address: string;
  title: string;
  /** A short line above the title, such as a date; may be empty. */
  kicker: string;
}

/** Pages of a feature whose links have a picture of their own. */
export interface SharedPages {
  /** Stands between `/og/` and the page's name, such as `events`. */
  kind: string;
  /** The list of them, with its title, where that has one too. */
  list?: { name: SharedList; title: string };
  /** @returns null for whatever does not exist or is not published */
  find: (strapi: Core.Strapi, site: Site, name: string) => Promise<SharedPage | null>;
}

/** What does not exist, or is not published, has no picture; any other failure is one. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof errors.NotFoundError) return null;
  throw error;
}
