import type { Core } from '@strapi/strapi';

/** Stores a neutral identity where there is none: an owner replaces it in the panel. */
export async function ensureSite(strapi: Core.Strapi): Promise<void> {
  const site = strapi.documents('api::site.site');
  if (await site.findFirst({})) return;
  await site.create({
    data: {
      name: 'Innovation Society',
      tagline: 'Where ideas meet action',
      footerText:
        'The student-driven official technical society of the institute, fostering creativity and entrepreneurship.',
      mainMenu: [
        { label: 'Home', href: '/#home' },
        { label: 'Events', href: '/events' },
      ],
      footerMenu: [
        { label: 'Home', href: '/#home' },
        { label: 'Events', href: '/events' },
        { label: 'Announcements', href: '/announcements' },
      ],
    },
  });
}
