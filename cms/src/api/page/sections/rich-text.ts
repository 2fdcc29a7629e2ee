import { presentRichText } from '../../../shared/present-rich-text';
import type { SectionPresenter } from './section-presenter';

/** Running text, such as the privacy policy's. */
export const richText: SectionPresenter<'sections.rich-text'> = {
  populate: true,
  present: (block, { key }) => ({
    component: 'sections.rich-text',
    key,
    title: block.title ?? '',
    body: presentRichText(block.body),
  }),
};
