import { lazyCode } from '../../lib/lazyCode';

/** The strip over drafts, which only editors see. */
export const lazyPreviewStrip = lazyCode(async () => (await import('./PreviewStrip')).PreviewStrip);
