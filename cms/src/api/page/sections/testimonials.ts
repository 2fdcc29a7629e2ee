import { presentImage } from '../../../shared/present-image';
import type { SectionPresenter } from './section-presenter';

/** What people say (site §2.2, festival block; §3). */
export const testimonials: SectionPresenter<'sections.testimonials'> = {
  populate: { populate: { testimonials: { populate: { image: true } } } },
  present: (block, { key }) => ({
    component: 'sections.testimonials',
    key,
    title: block.title ?? '',
    testimonials: (block.testimonials ?? []).map(({ name, role, image, quote }) => ({
      name: name ?? '',
      role: role ?? '',
      image: presentImage(image),
      quote: quote ?? '',
    })),
  }),
};
