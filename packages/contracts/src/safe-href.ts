/**
 * Whether an address is safe to put into an `href`: http, https or mailto, or a path or anchor of this site.
 * Everything else (`javascript:`, `data:`, `//elsewhere`, `/\elsewhere`) is not (security matrix 18, 19).
 */
export function isSafeHref(href: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these characters before they read the scheme
  if (/[\u0000-\u0020\\]/.test(href)) return false;
  if (/^#[\w-]*$/.test(href)) return true;
  if (/^\/(?!\/)/.test(href)) return true;
  return /^(https?:\/\/[^/]|mailto:[^:]+$)/i.test(href);
}

/** Whether formatted text may lead to an address. Texts move between pages, so the anchor of one page is none. */
export function isRichTextHref(href: string): boolean {
  return isSafeHref(href) && !href.startsWith('#');
}
