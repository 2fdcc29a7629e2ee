import { lazyPart } from '../../components/lazy/lazyPart';

/** The footer: below the first screen of nearly every page. */
export const lazyFooter = lazyPart(async () => (await import('./Footer')).Footer);
