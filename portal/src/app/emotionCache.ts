import createCache, { type EmotionCache } from '@emotion/cache';

/** Where a page's styles are kept. The server needs a fresh one for each request. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's' });
}

interface StyleChunk {
  ids: string[];
  css: string;
}

/**
 * The style element that a page needs. It bears names of our own: one with Emotion's would be moved about by it in the
 * browser, and each move has every element of the page styled anew.
 */
export function styleElement(styles: StyleChunk[]): string {
  const names = styles.flatMap(({ ids }) => ids).join(' ');
  return `<style data-styles="${names}">${styles.map(({ css }) => css).join('')}</style>`;
}

/** A cache that knows what the server's style element has, so that nothing of it is written again. */
export function adoptStyles(): EmotionCache {
  const cache = createEmotionCache();
  const names = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
}
