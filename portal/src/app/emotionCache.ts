import createCache, { type EmotionCache } from '@emotion/cache';

/** Where a page's styles are kept. The server needs a fresh one for each request; the key names the style elements. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's' });
}
