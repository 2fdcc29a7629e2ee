import type { Core } from '@strapi/strapi';
import type { ComposedPage } from 'contracts';

import { presentSections, sectionsPopulate } from '../sections';

const uid = 'api::page.page';

const pageService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The published page of a slug with its sections, or null. */
  async read(slug: string): Promise<ComposedPage | null> {
    const { components } = strapi.contentType(uid).attributes.sections;
    const page = await strapi.documents(uid).findFirst({
      status: 'published',
      filters: { slug },
      populate: { sections: sectionsPopulate(components) },
    });
    if (!page) return null;
    return {
      _id: page.documentId,
      slug: page.slug ?? slug,
      title: page.title ?? '',
      description: page.description ?? '',
      sections: await presentSections(strapi, page.sections ?? []),
    };
  },
});

export default pageService;
