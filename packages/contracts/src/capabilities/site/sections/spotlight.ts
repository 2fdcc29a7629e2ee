import { z } from 'zod';

import { spotlightSchema } from '../../directory/directory.js';
import { section } from './section.js';

/** Alumni whom the page presents, only those who agreed. */
export const spotlightSection = section('sections.spotlight', {
  title: z.string(),
  subtitle: z.string(),
  people: z.array(spotlightSchema),
});
export type SpotlightSection = z.infer<typeof spotlightSection>;
