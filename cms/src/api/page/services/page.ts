import type { Core } from '@strapi/strapi';
import { type ComposedPage, FESTIVAL_SLUG, HOME_SLUG, type Section } from 'contracts';

import { contentStatus } from '../../../platform/preview/drafts';
import { idsOf } from '../../../shared/present-id';
import { festivalService } from '../../festival/public';
import { takeOver, withBanner } from '../landing';
import { type Block, presentSections, sectionsPopulate } from '../sections';

const uid = 'api::page.page';

const pageService = ({ strapi }: { strapi: Core.Strapi }) => {
  const findBy = (filters: { slug: string } | { documentId: string }) =>
    strapi.documents(uid).findFirst({
      status: contentStatus(uid),
      filters,
      populate: { sections: sectionsPopulate(strapi.contentType(uid).attributes.sections.components) },
    });

  /** The landing page as the festival's switch has it (design §8). Without a page of its own it takes nothing over. */
  async function landingSections(blocks: readonly Block[]): Promise<Section[]> {
    const current = await festivalService({ strapi }).current();
    const festivalPage = current.mode === 'takeover' ? await findBy({ slug: FESTIVAL_SLUG }) : null;
    const sections = await presentSections(strapi, takeOver(blocks, festivalPage?.sections ?? []));
    return current.mode === 'banner' ? withBanner(sections, current) : sections;
  }

  return {
    /**
     * The page of a slug, or of an id, with its sections; or null. The landing page shows of the festival what its
     * switch says.
     */
    async read(name: string): Promise<ComposedPage | null> {
      const page = (await findBy({ slug: name })) ?? (await findBy({ documentId: name }));
      if (!page) return null;
      const slug = page.slug ?? name;
      const blocks = page.sections ?? [];
      return {
        ...idsOf(page),
        slug,
        title: page.title ?? '',
        description: page.description ?? '',
        sections: await (slug === HOME_SLUG ? landingSections(blocks) : presentSections(strapi, blocks)),
      };
    },
  };
};

export default pageService;
