export type LinkKind = { kind: 'section'; id: string } | { kind: 'page'; to: string } | { kind: 'elsewhere' };

/** Reads where an editor's link leads: a section of a page here, a page here, or another site. */
export function linkKind(href: string, pathname: string): LinkKind {
  if (href.startsWith('#')) {
    return pathname === '/' ? { kind: 'section', id: href.slice(1) } : { kind: 'page', to: `/${href}` };
  }
  if (!href.startsWith('/')) return { kind: 'elsewhere' };
  const [path, id] = href.split('#', 2);
  return id && path === pathname ? { kind: 'section', id } : { kind: 'page', to: href };
}
