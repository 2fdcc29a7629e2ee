import { formatDays, shareImages, SLUG_PATTERN, type ComposedPage } from 'contracts';

import type { SharedPages } from '../../platform/features/share-image';
import pageService from './services/page';

/** The pictures of composed pages. */
export const sharedPages: SharedPages = {
  kind: 'pages',
  async find(strapi, site, slug) {
    const page = SLUG_PATTERN.test(slug) ? await pageService({ strapi }).read(slug) : null;
    return page && { address: shareImages.page(site, page), title: page.title, kicker: daysOf(page) };
  },
};

/** When the festival is that a page is about; empty for any other page. */
function daysOf({ sections }: ComposedPage): string {
  for (const section of sections) {
    if (section.component === 'sections.festival-hero') {
      return formatDays(section.festival.startsOn, section.festival.endsOn);
    }
  }
  return '';
}
