import * as z from 'zod/mini';

/** A picture in several widths. `url` is the original; `sources` are smaller renditions, narrowest first. */
export const imageSchema = z.strictObject({
  url: z.string(),
  alt: z.string(),
  /** CSS pixels of the original. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  sources: z.array(z.strictObject({ url: z.string(), width: z.int().check(z.positive()) })),
});
export type Image = z.infer<typeof imageSchema>;

/** A picture at an address that is not ours. Its size is not known: what shows it keeps its room free itself. */
export const linkedImageSchema = z.pick(imageSchema, { url: true, alt: true });
export type LinkedImage = z.infer<typeof linkedImageSchema>;
