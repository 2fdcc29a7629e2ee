// @databases one
import { api, FESTIVAL_SLUG, HOME_SLUG, pageAnswer, paths, siteAnswer } from 'contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { page, request } from './helpers/client';
import { bodyOf, expectRefused } from './helpers/expectations';
import { composedPage, PAGE, SITE, unique } from './helpers/factories';
import { asEditor, editor } from './helpers/panel';

type Block = Record<string, unknown> & { __component: string };
const blocks = z.array(z.looseObject({ __component: z.string() }));

const sectionsOf = async (slug: string) => bodyOf(await request(api.page(slug)), pageAnswer).data.sections;
const idOf = async (slug: string) => bodyOf(await request(api.page(slug)), pageAnswer).data._id;

/** Changes the blocks of a published page in the panel, looks, and puts them back. */
async function whileComposed(slug: string, change: (blocks: Block[]) => Block[], look: () => Promise<void>) {
  const id = await idOf(slug);
  const stored = blocks.parse((await editor.read(PAGE, id)).sections);
  const store = async (sections: Block[]) => {
    await editor.update(PAGE, id, { sections });
    await editor.publish(PAGE, id);
  };
  await store(change(stored));
  try {
    await look();
  } finally {
    await store(stored);
  }
}

const changed = (sections: Block[], component: string, change: (block: Block) => Block) =>
  sections.map((block) => (block.__component === component ? change(block) : block));

describe('an editor, with no developer, sees at the next request', () => {
  it('the landing page’s sections in another order, pictures and nested entries with them', async () => {
    const before = await sectionsOf(HOME_SLUG);
    await whileComposed(
      HOME_SLUG,
      ([hero, ...rest]) => [...(hero ? [hero] : []), ...rest.reverse()],
      async () => {
        const own = (sections: typeof before) => sections.filter((section) => !section.component.includes('festival'));
        const [hero, ...rest] = own(before);
        expect(own(await sectionsOf(HOME_SLUG))).toEqual([hero, ...rest.reverse()]);
        const html = (await page('/')).text;
        expect(html.indexOf('Contact Us')).toBeGreaterThan(0);
        expect(html.indexOf('Meet Our Team')).toBeLessThan(html.indexOf('>Our Events<'));
      },
    );
    expect(await sectionsOf(HOME_SLUG)).toEqual(before);
  });

  it('one testimonial more', async () => {
    const said = { name: unique('Guest'), role: 'Visitor', quote: 'I shall be back.' };
    await page(paths.innokshetra());
    await whileComposed(
      FESTIVAL_SLUG,
      (sections) =>
        changed(sections, 'sections.testimonials', (block) => ({
          ...block,
          testimonials: [...(block['testimonials'] as object[]), said],
        })),
      async () => {
        const section = (await sectionsOf(FESTIVAL_SLUG)).find((one) => one.component === 'sections.testimonials');
        expect(section?.testimonials).toHaveLength(5);
        // Those that were there keep their portraits.
        expect(section?.testimonials[0]?.image).not.toBeNull();
        expect((await page(paths.innokshetra())).text).toContain(said.name);
      },
    );
  });

  it('one question more', async () => {
    const entry = { question: unique('Is there tea?'), answer: 'Always.' };
    await page(paths.innokshetra());
    await whileComposed(
      FESTIVAL_SLUG,
      (sections) =>
        changed(sections, 'sections.faq', (block) => ({
          ...block,
          entries: [...(block['entries'] as object[]), entry],
        })),
      async () => expect((await page(paths.innokshetra())).text).toContain(entry.question),
    );
  });

  it('a new page with three blocks, and a menu entry that leads to it', async () => {
    const headline = unique('Our story');
    const made = await composedPage({
      sections: [
        {
          __component: 'sections.rich-text',
          title: headline,
          body: [{ type: 'paragraph', children: [{ type: 'text', text: 'It began in a corridor.' }] }],
        },
        { __component: 'sections.counters', items: [{ value: 7, label: 'Years' }] },
        { __component: 'sections.call-to-action', title: 'Come', links: [{ label: 'Events', href: '/events' }] },
      ],
    });
    const path = paths.page(String(made.slug));
    const { text, status } = await page(path);
    expect(status).toBe(200);
    for (const words of [headline, 'It began in a corridor.', 'Years', 'Come']) expect(text).toContain(words);

    const { mainMenu } = bodyOf(await request(api.site()), siteAnswer).data;
    const entry = { label: unique('Story'), href: path };
    await editor.updateSingle(SITE, { mainMenu: [...mainMenu, entry] });
    expect(bodyOf(await request(api.site()), siteAnswer).data.mainMenu.at(-1)).toEqual(entry);
    expect((await page('/')).text).toContain(entry.label);
    await editor.updateSingle(SITE, { mainMenu });
  });

  it('another legal link', async () => {
    const { legalMenu } = bodyOf(await request(api.site()), siteAnswer).data;
    expect(legalMenu.map(({ href }) => href)).toEqual(['/p/privacy-policy', '/p/terms-of-service']);
    const entry = { label: unique('Imprint'), href: '/p/imprint' };
    await editor.updateSingle(SITE, { legalMenu: [...legalMenu, entry] });
    expect((await page('/')).text).toContain(entry.label);
    await editor.updateSingle(SITE, { legalMenu });
  });
});

describe('scripts in what editors enter (security matrix 18)', () => {
  const payload = '<script>window.broken=1</script><img src=x onerror="window.broken=1">';
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: payload }] }];
  const sections = [
    { __component: 'sections.rich-text', title: payload, body: text },
    {
      __component: 'sections.hero',
      greeting: '<script>window.broken=1</script>',
      description: payload,
      words: payload,
    },
    {
      __component: 'sections.about',
      title: payload,
      intro: payload,
      missionTitle: 'M',
      mission: payload,
      visionTitle: 'V',
      vision: payload,
      activitiesTitle: 'A',
      activities: payload,
    },
    {
      __component: 'sections.event-cards',
      heading: payload,
      title: payload,
      cards: [{ name: 'E', description: payload }],
    },
    { __component: 'sections.team', title: payload, subtitle: payload },
    { __component: 'sections.contact', title: payload, text: payload, note: payload },
    { __component: 'sections.festival-hero', tagline: payload, description: payload },
    { __component: 'sections.counters', title: payload, items: [{ value: 1, suffix: '<b>', label: '<b>years</b>' }] },
    { __component: 'sections.upcoming-events', title: payload, subtitle: payload, count: 1 },
    {
      __component: 'sections.testimonials',
      title: payload,
      testimonials: [{ name: payload, role: payload, quote: payload }],
    },
    { __component: 'sections.faq', title: payload, entries: [{ question: payload, answer: payload }] },
    { __component: 'sections.call-to-action', title: payload, text: payload, links: [{ label: 'L', href: '/events' }] },
    { __component: 'sections.join', title: payload, text: payload },
  ];

  it('stand on the page as the words that they are', async () => {
    const made = await composedPage({ title: payload, slug: unique('payload').replace(' ', '-'), sections });
    const { text: html, status } = await page(paths.page(String(made.slug)));
    expect(status).toBe(200);
    expect(html).toContain('window.broken=1');
    expect(html).not.toContain('<script>window.broken');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>years');
  });

  const unsafe = [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ];
  const withLinks = (href: string): object[] => [
    { __component: 'sections.hero', greeting: 'G', description: 'D', links: [{ label: 'L', href }] },
    { __component: 'sections.call-to-action', title: 'T', links: [{ label: 'L', href }] },
  ];

  it.each(unsafe)('are refused as the address of a button: %s', async (href) => {
    const draft = await composedPage({}, { published: false });
    const path = `/content-manager/collection-types/${PAGE}/${draft.documentId}`;
    for (const section of withLinks(href)) {
      expectRefused(await asEditor(path, { method: 'PUT', json: { sections: [section] } }));
    }
  });

  it.each(unsafe)('lead nowhere as the address of a link in a text: %s', async (url) => {
    const title = unique('Page');
    const link = { type: 'link', url, children: [{ type: 'text', text: 'Click here' }] };
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: '' }, link, { type: 'text', text: '' }] }];
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const json = { title, slug, sections: [{ __component: 'sections.rich-text', title, body }] };
    const made = await asEditor(`/content-manager/collection-types/${PAGE}`, { method: 'POST', json });
    if (made.status >= 400) {
      expectRefused(made);
      return;
    }
    const { documentId } = z.object({ data: z.object({ documentId: z.string() }) }).parse(made.json).data;
    await editor.publish(PAGE, documentId);
    const answer = await request(api.page(slug));
    expect(bodyOf(answer, pageAnswer).data.sections).toHaveLength(1);
    expect(answer.text).not.toContain(JSON.stringify(url));
    expect((await page(paths.page(slug))).text).not.toContain(`href="${url}"`);
  });
});
