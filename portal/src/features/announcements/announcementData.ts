import type { Announcement } from 'contracts';

/** An announcement in the words of schema.org, for search engines (design §3). */
export function announcementData({ title, content, createdAt }: Announcement): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    articleBody: content,
    datePublished: createdAt,
  };
}
