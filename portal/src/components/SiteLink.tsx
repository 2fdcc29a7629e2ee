import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { linkKind } from '../lib/links';
import { scrollToSection } from '../lib/scrollToSection';
import { usePageHasAnchor } from '../lib/sectionPlace';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link that an editor entered: a section of this page is glided to, a page of the site is opened without a reload,
 * another site in a new tab (site §2.2).
 */
export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const target = linkKind(href, pathname, usePageHasAnchor());
  if (target.kind === 'elsewhere') {
    const newTab = href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
    return <a href={href} onClick={onClick} {...newTab} {...rest} />;
  }
  if (target.kind === 'page') return <Link to={target.to} onClick={onClick} {...rest} />;
  const glide = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!scrollToSection(target.id)) return;
    event.preventDefault();
    void navigate(`#${target.id}`, { preventScrollReset: true });
  };
  return <a href={href} onClick={glide} {...rest} />;
}
