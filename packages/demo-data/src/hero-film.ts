import { fileURLToPath } from 'node:url';

/** The film behind the landing page's headline, as a file. `npm run film -w e2e` films it anew from its drawing. */
export const heroFilm = fileURLToPath(new URL('../media/hero.webm', import.meta.url));
