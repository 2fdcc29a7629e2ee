import type { Core } from '@strapi/strapi';
import { HOME_SLUG } from 'contracts';

/** Publishes a minimal landing page where there is none, so that the site's first address always answers. */
export async function ensureHomePage(strapi: Core.Strapi): Promise<void> {
  const pages = strapi.documents('api::page.page');
  if (await pages.findFirst({ filters: { slug: HOME_SLUG } })) return;
  await pages.create({
    status: 'published',
    data: {
      title: 'Home',
      slug: HOME_SLUG,
      sections: [
        {
          __component: 'sections.hero',
          greeting: 'Welcome to',
          description: 'A student society for innovation, entrepreneurship and creative problem-solving.',
        },
      ],
    },
  });
}
