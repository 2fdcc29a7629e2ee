import type { Modules } from '@strapi/strapi';
import type { Settings, Site } from 'contracts';

import { presentImage } from '../../shared/present-image';
import { presentLink } from '../../shared/present-link';

/** What the presenter needs to have loaded. */
export const sitePopulate = {
  logo: true,
  socialLinks: true,
  mainMenu: true,
  footerMenu: true,
  legalMenu: true,
} as const;

type LoadedSite = Modules.Documents.Result<'api::site.site', { populate: typeof sitePopulate }>;

/** Names the fields that leave the server. */
export function presentSite(site: LoadedSite, settings: Settings): Site {
  return {
    name: site.name ?? '',
    institute: site.institute ?? '',
    tagline: site.tagline ?? '',
    footerText: site.footerText ?? '',
    logo: presentImage(site.logo),
    email: site.email ?? '',
    address: site.address ?? '',
    social: (site.socialLinks ?? []).flatMap(({ platform, url }) => (platform && url ? [{ platform, href: url }] : [])),
    mainMenu: (site.mainMenu ?? []).map(presentLink),
    footerMenu: (site.footerMenu ?? []).map(presentLink),
    legalMenu: (site.legalMenu ?? []).map(presentLink),
    settings: {
      siteName: settings.siteName,
      siteDescription: settings.siteDescription,
      timeZone: settings.timeZone,
      currency: settings.currency,
      enableRegistration: settings.enableRegistration,
    },
  };
}
