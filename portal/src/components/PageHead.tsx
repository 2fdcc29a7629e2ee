import { SHARE_IMAGE_SIZE, shareImages } from 'contracts';
import { useLocation } from 'react-router-dom';

import { usePageData } from '../lib/pageData';
import { useSite } from '../lib/useSite';

interface PageHeadProps {
  /** The page's own name; the site's is appended. Absent on the landing page. */
  title?: string;
  description: string;
  /** Path and query under which search engines should know the page; its own path when absent. */
  canonicalPath?: string;
  /** Picture of shared links, one of `shareImages` of contracts; the site's own when absent. */
  image?: string;
  /** When an article was published and last changed; absent on what is none. Instants, ISO 8601. */
  article?: { publishedAt: string; changedAt: string };
}

/** Language and region of the site, as OpenGraph names them. */
const LOCALE = 'en_IN';

/** Title, description, canonical address and preview of the page. React moves these into the document's head. */
export function PageHead({ title, description, canonicalPath, image, article }: PageHeadProps) {
  const site = useSite();
  const { origin, isPreview } = usePageData();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} · ${site.name}` : `${site.name} · ${site.tagline}`;
  const address = origin + (canonicalPath ?? pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPreview && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={LOCALE} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (image ?? shareImages.site(site))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      {article && (
        <>
          <meta property="article:published_time" content={article.publishedAt} />
          <meta property="article:modified_time" content={article.changedAt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
