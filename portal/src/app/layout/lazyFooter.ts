import { lazyPart } from '../../components/lazy/lazyPart';
import { colorMode } from '../../lib/colorMode';

/** The footer: words and links, and a choice of colours, which the server draws as nobody has chosen yet. */
export const lazyFooter = lazyPart(
  async () => (await import('./Footer')).Footer,
  () => colorMode() === 'system',
);
