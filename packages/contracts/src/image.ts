import { z } from 'zod';

/** A picture in several widths. `url` is the original; `sources` are smaller renditions, narrowest first. */
export const imageSchema = z.strictObject({
  url: z.string(),
  alt: z.string(),
  /** CSS pixels of the original. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  sources: z.array(z.strictObject({ url: z.string(), width: z.number().int().positive() })),
});
export type Image = z.infer<typeof imageSchema>;
