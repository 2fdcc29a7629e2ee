import type { Image, LinkedImage } from 'contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface PictureProps {
  /** One of ours, or one at another site, whose size is not known: what is around it must fix it. */
  image: Image | LinkedImage | null;
  /** How wide it will be drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Stands in when there is no picture, and for good once it has failed to load (site §4). */
  fallback: ReactNode;
  /** Loads at once instead of when it nears the window: before the rest of the page, or behind its words. */
  priority?: boolean | 'behind';
  className?: string;
}

/** A picture in the width that the screen needs, with its room kept free while it loads. */
export function Picture({ image, sizes, fallback, priority = false, className }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);

  // A picture of the server's HTML may have failed before React listened.
  useEffect(() => {
    const { current } = element;
    if (current && current.complete && current.naturalWidth === 0 && current.currentSrc)
      setFailedUrl(image?.url ?? null);
  }, [image?.url]);

  if (!image || failedUrl === image.url) return fallback;
  return (
    <img
      ref={element}
      className={className}
      src={image.url}
      {...('sources' in image ? renditions(image, sizes) : LINKED)}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={FETCH_PRIORITY[String(priority)]}
      decoding="async"
      onError={() => setFailedUrl(image.url)}
    />
  );
}

const FETCH_PRIORITY: Record<string, 'high' | 'low' | 'auto'> = { true: 'high', behind: 'low', false: 'auto' };

/** The widths that the browser may choose from. */
function renditions({ url, width, height, sources }: Image, sizes: string) {
  const srcSet = [...sources, { url, width }].map((source) => `${source.url} ${source.width}w`).join(', ');
  return { srcSet, sizes, width, height };
}

/** Another site need not know which page its picture stands on. */
const LINKED = { referrerPolicy: 'no-referrer' } as const;
