import { PRIVATE_PATHS } from 'contracts';

/**
 * What search engines may read: every public page and what it is made of, but neither the API, the places where people
 * work, nor what each person sees otherwise.
 * @param origin scheme and host of the site
 */
export function robotsTxt(origin: string): string {
  const closed = ['/api/', '/cms', '/admin', ...PRIVATE_PATHS, '/*?preview='];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
