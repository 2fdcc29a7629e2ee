import { isOtherApp } from './leave';

/** Where a click leads within the portal; null when it leaves nothing, or opens another window. */
export function pathLeftFor({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || link.isContentEditable) return null;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  // Whatever lies outside of the portal ends the page, which the browser asks about by itself.
  if (origin !== window.location.origin || isOtherApp(pathname) || isHere) return null;
  return pathname + search + hash;
}
