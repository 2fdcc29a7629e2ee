import { readBlock } from '../../collection/public';
import type { SectionPresenter } from './section-presenter';

/** Records of a type that people made. Of one whose type is gone visitors see nothing, and editors are told why. */
export const collection: SectionPresenter<'sections.collection'> = {
  populate: { populate: { collection: true } },
  present: async (block, { strapi, key }) => {
    const shown = await readBlock(strapi, block);
    if (!shown) return null;
    return {
      component: 'sections.collection',
      key,
      title: block.title ?? '',
      subtitle: block.subtitle ?? '',
      ...shown,
    };
  },
};
