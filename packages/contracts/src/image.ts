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

/** A picture at an address that is not ours. Its size is not known: what shows it keeps its room free itself. */
export const linkedImageSchema = imageSchema.pick({ url: true, alt: true });
export type LinkedImage = z.infer<typeof linkedImageSchema>;
