import { iconPath } from 'contracts';
import { pageGround } from 'theme';

import { useHydrated } from '../lib/useHydrated';
import { useSite } from '../lib/useSite';

/** What every page tells the browser about the site: its icons and the colour around it. */
export function SiteHead() {
  const site = useSite();
  const isHydrated = useHydrated();
  return (
    <>
      <link rel="icon" type="image/png" sizes="32x32" href={iconPath(site, '32')} />
      <link rel="apple-touch-icon" sizes="180x180" href={iconPath(site, '180')} />
      {/* Whoever installs the site has time for it; in the page's HTML, it and its icon come before the first picture. */}
      {isHydrated && <link rel="manifest" href="/manifest.webmanifest" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={pageGround.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={pageGround.dark} />
    </>
  );
}
