import { shareImages, type Site } from 'contracts';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';

import { PageDataContext } from '../lib/pageData';
import { siteOf } from '../tests/factories';
import { renderInPage } from '../tests/render';
import { PageHead } from './PageHead';
import { SiteHead } from './SiteHead';

const origin = 'https://society.example';
const site: Site = siteOf();

/** What the document's head says, by name or property. */
function headWith(props: Partial<ComponentProps<typeof PageHead>> = {}, { path = '/events', isPreview = false } = {}) {
  renderInPage(
    <PageDataContext value={{ origin, renderedAt: 0, answers: {}, isPreview }}>
      <PageHead description="What is on." {...props} />
    </PageDataContext>,
    { site, path },
  );
  const metas = [...document.head.querySelectorAll('meta')];
  return Object.fromEntries(metas.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content] as const));
}

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

it('names the page and the site, and previews it with the picture of the site', () => {
  const head = headWith({ title: 'Events' });
  expect(document.title).toBe('Events · Sphuran');
  expect(head).toMatchObject({
    description: 'What is on.',
    'og:type': 'website',
    'og:title': 'Events · Sphuran',
    'og:url': `${origin}/events`,
    'og:image': origin + shareImages.site(site),
    'twitter:card': 'summary_large_image',
  });
  expect(head).not.toHaveProperty('robots');
  expect(head).not.toHaveProperty('article:published_time');
});

it('knows the page by its path alone, unless it is told otherwise', () => {
  headWith({}, { path: '/p/our-story?utm_source=mail#team' });
  expect(canonical()).toBe(`${origin}/p/our-story`);
});

it('takes the address, the picture and the times that it is given', () => {
  const publishedAt = '2026-09-14T04:00:00.000Z';
  const changedAt = '2026-09-15T04:00:00.000Z';
  const image = shareImages.list(site, 'announcements');
  const head = headWith({ canonicalPath: '/events?page=2', image, article: { publishedAt, changedAt } });
  expect(canonical()).toBe(`${origin}/events?page=2`);
  expect(head).toMatchObject({
    'og:type': 'article',
    'og:image': origin + image,
    'article:published_time': publishedAt,
    'article:modified_time': changedAt,
  });
});

it('keeps drafts from search engines', () => {
  expect(headWith({}, { isPreview: true })).toMatchObject({ robots: 'noindex' });
});

it('links the icons in the version of the logo', () => {
  const hrefs = (logo: Site['logo']) => {
    const { unmount } = renderInPage(<SiteHead />, { site: siteOf({ logo }) });
    const found = [...document.head.querySelectorAll('link[rel="icon"]')].map((link) => link.getAttribute('href'));
    unmount();
    return found;
  };
  const image = { alt: '', width: 100, height: 100, sources: [] };
  const [first] = hrefs({ ...image, url: '/uploads/logo.webp?v=1' });
  expect(first).toMatch(/^\/icons\/32\.png\?v=[\da-z]+$/);
  expect(hrefs({ ...image, url: '/uploads/logo.webp?v=2' })).not.toContain(first);
});
