import { useLocation } from 'react-router-dom';

import { usePageData } from '../lib/pageData';
import { useSite } from '../lib/useSite';

interface PageHeadProps {
  /** The page's own name; the site's is appended. Absent on the landing page. */
  title?: string;
  description: string;
  /** Path and query under which search engines should know the page; its own path when absent. */
  canonicalPath?: string;
}

/** Title, description, canonical address and preview of the page. React moves these into the document's head. */
export function PageHead({ title, description, canonicalPath }: PageHeadProps) {
  const site = useSite();
  const { origin } = usePageData();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} · ${site.name}` : `${site.name} · ${site.tagline}`;
  const address = origin + (canonicalPath ?? pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
}
