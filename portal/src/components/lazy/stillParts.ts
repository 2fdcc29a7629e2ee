import { pathLeftFor } from '../../lib/pathLeftFor';

/** How a still part says that it has no script. */
export const STILL = 'still';

/**
 * Follows links within the portal, as its own do, where a part of the page has no script for them.
 * @param onLeave gets path, query and hash
 * @returns ends it
 */
export function followStillLinks(onLeave: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const path =
      event.target instanceof Element && event.target.closest(`[data-asleep=${STILL}]`) && pathLeftFor(event);
    if (typeof path !== 'string') return;
    event.preventDefault();
    onLeave(path);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
