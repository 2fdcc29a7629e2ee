import { iconPath, paths, type Site } from 'contracts';

import { NIGHT } from '../platform/drawing/colours';

/** What browsers need to put the site on a home screen (W3C Web Application Manifest). */
export function manifestOf(site: Site): object {
  return {
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    name: site.institute ? `${site.name}, ${site.institute}` : site.name,
    short_name: site.name,
    description: site.settings.siteDescription || site.tagline,
    lang: 'en',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [
      { src: iconPath(site, '192'), sizes: '192x192', type: 'image/png' },
      { src: iconPath(site, '512'), sizes: '512x512', type: 'image/png' },
      { src: iconPath(site, 'maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
