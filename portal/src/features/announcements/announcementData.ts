import { paths, richTextToPlain, shareImages, type Announcement, type AnnouncementDetail, type Site } from 'contracts';

import { breadcrumbData } from '../../lib/breadcrumbData';

/** An announcement in the words of schema.org, for search engines (design §3). */
export function announcementData({ title, content, createdAt }: Announcement): object {
  return newsArticle(title, content, { datePublished: createdAt });
}

/**
 * An announcement on its own page in the words of schema.org, and the way to it.
 * @param origin scheme and host of the site
 */
export function announcementDetailData(announcement: AnnouncementDetail, site: Site, origin: string): object[] {
  const { _id, title, description, createdAt, updatedAt } = announcement;
  const url = origin + paths.announcement(_id);
  const publisher = { '@type': 'Organization', name: site.name, url: `${origin}/` };
  return [
    newsArticle(title, richTextToPlain(description), {
      datePublished: createdAt,
      dateModified: updatedAt,
      url,
      mainEntityOfPage: url,
      image: origin + shareImages.announcement(site, announcement),
      author: publisher,
      publisher,
    }),
    breadcrumbData([
      [site.name, `${origin}/`],
      ['Announcements', origin + paths.announcements()],
      [title, url],
    ]),
  ];
}

function newsArticle(headline: string, articleBody: string, details: object): object {
  return { '@context': 'https://schema.org', '@type': 'NewsArticle', headline, articleBody, ...details };
}
