import type { Core } from '@strapi/strapi';
import {
  DEMO_TESTIMONIALS,
  demoFestivalPage,
  demoHomePage,
  demoPrivacyPolicy,
  demoSite,
  demoTermsOfService,
  drawFestival,
  drawHeroFrame,
  drawIdea,
  drawPortrait,
  FORMAT_DRAWINGS,
  heroFilm,
} from 'demo-data';

import { storeRichText } from '../../shared/store-rich-text';
import { storeFilm } from '../../platform/demo/film';
import { storePicture } from '../../platform/demo/picture';

/** Moment of the film at which it shows most, from 0 to 1: its still picture. */
const STILL = 0.55;
/** Portraits of the team have seeds below; nobody looks like somebody else. */
const FIRST_TESTIMONIAL_SEED = 101;

export const steps = {
  'the legal pages': seedLegalPages,
  'the festival’s page': seedFestivalPage,
  'the landing page': seedHomePage,
};

/** The landing page, composed of its sections in the order of site §2.2. */
async function seedHomePage(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::page.page');
  const picture = (name: string, svg: string) => storePicture(strapi, { name, svg, alternativeText: '' });
  const formats = new Map<string, number>();
  for (const [index, [name, draw]] of Object.entries(FORMAT_DRAWINGS).entries()) {
    formats.set(name, await picture(`demo-format-${index + 1}`, draw()));
  }
  const page = demoHomePage({
    still: await picture('demo-opening', drawHeroFrame(STILL)),
    film: await storeFilm(strapi, 'demo-opening', heroFilm),
    about: await picture('demo-idea', drawIdea()),
    formats,
  });
  if (await documents.findFirst({ filters: { slug: page.slug } })) return;
  await documents.create({ status: 'published', data: page });
}

/** The festival's page (site §2.2, festival landing block). */
async function seedFestivalPage(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::page.page');
  const opening = await storePicture(strapi, { name: 'demo-festival', svg: drawFestival(), alternativeText: '' });
  const portraits = new Map<string, number>();
  for (const [index, { name, hair }] of DEMO_TESTIMONIALS.entries()) {
    const portrait = {
      name: `demo-testimonial-${index + 1}`,
      svg: drawPortrait(FIRST_TESTIMONIAL_SEED + index, hair),
      alternativeText: `Drawn portrait of ${name}`,
    };
    portraits.set(name, await storePicture(strapi, portrait));
  }
  const page = demoFestivalPage({ opening, portraits });
  if (await documents.findFirst({ filters: { slug: page.slug } })) return;
  await documents.create({ status: 'published', data: page });
}

/** Privacy policy and terms of service, to which the footer leads (site §2.2). */
async function seedLegalPages(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::page.page');
  const { email } = demoSite();
  for (const { title, body, ...page } of [demoPrivacyPolicy(email), demoTermsOfService(email)]) {
    if (await documents.findFirst({ filters: { slug: page.slug } })) continue;
    const text = { __component: 'sections.rich-text' as const, title, body: await storeRichText(strapi, body) };
    await documents.create({ status: 'published', data: { title, ...page, sections: [text] } });
  }
}
