import type { Site } from 'contracts';

/**
 * The society in schema.org's words.
 * @param origin scheme and host of the site
 */
export function organisation(site: Site, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    slogan: site.tagline,
    url: `${origin}/`,
    email: site.email || undefined,
    address: site.address || undefined,
    parentOrganization: { '@type': 'EducationalOrganization', name: site.institute },
    sameAs: site.social.map(({ href }) => href),
  };
}
