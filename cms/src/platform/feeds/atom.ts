import type { Feed, FeedEntry } from './feed';
import { documentOf, element, type Markup } from './xml';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** Writes a feed as Atom 1.0 (RFC 4287). */
export function writeAtom(feed: Feed): string {
  return documentOf(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
      element('id', {}, [feed.id]),
      element('title', {}, [feed.title]),
      element('subtitle', {}, [feed.description]),
      element('updated', {}, [(feed.updated ?? new Date(0)).toISOString()]),
      element('author', {}, [element('name', {}, [feed.author])]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.feedUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
      ...feed.entries.map(writeEntry),
    ]),
  );
}

function writeEntry({ id, title, url, summary, category, published, updated }: FeedEntry): Markup {
  return element('entry', {}, [
    element('id', {}, [id]),
    element('title', {}, [title]),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', {}, [published.toISOString()]),
    element('updated', {}, [updated.toISOString()]),
    element('category', { term: category.term, label: category.label }),
    element('summary', {}, [summary]),
  ]);
}
