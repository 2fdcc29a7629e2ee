import { z } from 'zod';

import { richTextSchema } from '../../../rich-text.js';
import { section } from './section.js';

/** Running text with a headline, for pages such as privacy and terms. The first one of a page holds its h1. */
export const richTextSection = section('sections.rich-text', { title: z.string(), body: richTextSchema });
export type RichTextSection = z.infer<typeof richTextSection>;
