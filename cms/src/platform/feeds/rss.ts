import { escapeHtml } from '../../shared/escape';
import type { Feed, FeedEntry } from './feed';
import { documentOf, element, type Markup } from './xml';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

/** Writes a feed as RSS 2.0. */
export function writeRss(feed: Feed): string {
  const channel = element('channel', {}, [
    element('title', {}, [feed.title]),
    element('link', {}, [feed.pageUrl]),
    element('description', {}, [feed.description]),
    element('language', {}, ['en']),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.feedUrl }),
    ...(feed.updated ? [element('lastBuildDate', {}, [feed.updated.toUTCString()])] : []),
    ...feed.entries.map(writeItem),
  ]);
  return documentOf(element('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, [channel]));
}

function writeItem({ id, title, url, summary, category, published }: FeedEntry): Markup {
  return element('item', {}, [
    element('title', {}, [title]),
    element('link', {}, [url]),
    element('guid', { isPermaLink: 'false' }, [id]),
    element('pubDate', {}, [published.toUTCString()]),
    element('category', {}, [category.label]),
    // Readers take it for HTML: what looks like tags in a text must stay text there.
    element('description', {}, [escapeHtml(summary)]),
  ]);
}
