export type LinkKind = { kind: 'section'; id: string } | { kind: 'page'; to: string } | { kind: 'elsewhere' };

/**
 * Reads where an editor's link leads: a section of this page, a page here, or another site. A section that this page
 * does not have is one of the landing page.
 * @param isHere whether this page has a section
 */
export function linkKind(href: string, pathname: string, isHere: (id: string) => boolean = () => false): LinkKind {
  if (href.startsWith('#')) {
    const id = href.slice(1);
    return pathname === '/' || isHere(id) ? { kind: 'section', id } : { kind: 'page', to: `/${href}` };
  }
  if (!href.startsWith('/')) return { kind: 'elsewhere' };
  const [path, id] = href.split('#', 2);
  return id && path === pathname ? { kind: 'section', id } : { kind: 'page', to: href };
}
