import { z } from 'zod';

/** A file of the media library, as an admin sees it. */
export const consoleFileSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  url: z.string(),
  /** A small picture of it; null for what is no picture. */
  thumbnail: z.string().nullable(),
  kind: z.enum(['images', 'videos', 'audios', 'files']),
});
export type ConsoleFile = z.infer<typeof consoleFileSchema>;
