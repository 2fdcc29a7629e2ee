import type { Image } from 'contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface PictureProps {
  image: Image | null;
  /** How wide it will be drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Stands in when there is no picture, and for good once it has failed to load (site §4). */
  fallback: ReactNode;
  /** Loads at once instead of when it nears the window. */
  priority?: boolean;
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
  const widths = [...image.sources, { url: image.url, width: image.width }];
  return (
    <img
      ref={element}
      className={className}
      src={image.url}
      srcSet={widths.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedUrl(image.url)}
    />
  );
}
