import { z } from 'zod';

/** A video of the media library. */
export const videoSchema = z.strictObject({
  url: z.string(),
  /** Media type, such as `video/webm`. */
  type: z.string(),
});
export type Video = z.infer<typeof videoSchema>;
