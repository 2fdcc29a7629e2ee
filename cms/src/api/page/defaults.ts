import type { Core } from '@strapi/strapi';
import { FESTIVAL_SLUG, HOME_SLUG } from 'contracts';

/** Publishes minimal pages where there are none, so that the addresses which the site itself leads to always answer. */
export async function ensurePages(strapi: Core.Strapi): Promise<void> {
  await ensureHomePage(strapi);
  await ensureFestivalPage(strapi);
}

async function ensureHomePage(strapi: Core.Strapi): Promise<void> {
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
        { __component: 'sections.contact', title: 'Contact Us' },
      ],
    },
  });
}

/** With the achievements of site §9; an editor adds what the year's festival has. */
async function ensureFestivalPage(strapi: Core.Strapi): Promise<void> {
  const pages = strapi.documents('api::page.page');
  if (await pages.findFirst({ filters: { slug: FESTIVAL_SLUG } })) return;
  await pages.create({
    status: 'published',
    data: {
      title: 'Innokshetra',
      slug: FESTIVAL_SLUG,
      sections: [
        {
          __component: 'sections.festival-hero',
          tagline: 'Where ideas meet action',
          description: 'The annual flagship event of the society.',
        },
        {
          __component: 'sections.counters',
          items: [
            { value: 50, label: 'Events' },
            { value: 2000, label: 'Students' },
            { value: 25, label: 'Startups' },
            { value: 15, label: 'Awards' },
          ],
        },
        { __component: 'sections.upcoming-events', title: 'Upcoming Events', count: 3 },
        { __component: 'sections.join', title: 'Join the network' },
        { __component: 'sections.contact', title: 'Contact Us' },
      ],
    },
  });
}
