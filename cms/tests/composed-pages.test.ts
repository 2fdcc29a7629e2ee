// @databases one
import { api, pageAnswer, type ComposedPage, type Section } from 'contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { composedPage, EVENT, event, inDays, PAGE } from './helpers/factories';
import { asEditor, editor } from './helpers/panel';

const filesAnswer = z.object({ results: z.array(z.looseObject({ id: z.number(), mime: z.string() })) });

/** The id of a file in the media library whose type begins so. */
async function fileOf(type: string): Promise<number> {
  const { results } = filesAnswer.parse((await asEditor('/upload/files?pageSize=100')).json);
  const file = results.find(({ mime }) => mime.startsWith(type));
  if (!file) throw new Error(`The demo has no file of the type ${type}.`);
  return file.id;
}

const readPage = async (slug: unknown): Promise<ComposedPage> =>
  bodyOf(await request(api.page(String(slug))), pageAnswer).data;

/** What one block becomes on its way through the panel, the database and the presenter. */
async function presented(block: object): Promise<Section> {
  const page = await composedPage({ sections: [block] });
  const [section] = (await readPage(page.slug)).sections;
  if (!section) throw new Error('The page has no section.');
  return section;
}

const anImage = { url: expect.stringMatching(/^\/uploads\//) as string, width: expect.any(Number) as number };

describe('a section that an editor composes reaches the wire whole', () => {
  it('opening', async () => {
    const links = [{ label: 'Explore More', href: '/#about' }];
    const block = {
      __component: 'sections.hero',
      greeting: 'Welcome to',
      description: 'Words.',
      words: ' Innovation \n\nCreativity\n',
      image: await fileOf('image/'),
      video: await fileOf('video/'),
      links,
    };
    expect(await presented(block)).toMatchObject({
      component: 'sections.hero',
      greeting: 'Welcome to',
      description: 'Words.',
      words: ['Innovation', 'Creativity'],
      image: anImage,
      video: { url: expect.stringMatching(/^\/uploads\/.+\.webm\?v=/) as string, type: 'video/webm' },
      links,
    });
  });

  it('about us, an activity a line', async () => {
    const texts = {
      title: 'About Us',
      intro: 'Who we are.',
      missionTitle: 'Our Mission',
      mission: 'To nurture.',
      visionTitle: 'Our Vision',
      vision: 'To be.',
      activitiesTitle: 'What We Do',
    };
    const image = await fileOf('image/');
    const activities = 'Workshops\nMentorship';
    expect(await presented({ __component: 'sections.about', ...texts, activities, image })).toMatchObject({
      component: 'sections.about',
      ...texts,
      activities: ['Workshops', 'Mentorship'],
      image: anImage,
    });
  });

  it('event cards, each with the way to its event', async () => {
    const cards = [{ name: 'No such event!', description: 'Marketing.' }];
    const block = { __component: 'sections.event-cards', heading: 'Where', title: 'Our Events', cards };
    expect(await presented(block)).toMatchObject({
      heading: 'Where',
      title: 'Our Events',
      cards: [
        { name: 'No such event!', description: 'Marketing.', image: null, href: '/events?search=No+such+event%21' },
      ],
    });
  });

  it('team, with the people of the collection, and the words of the documents (site §2.2)', async () => {
    const section = await presented({ __component: 'sections.team' });
    expect(section).toMatchObject({
      title: 'Meet Our Team',
      subtitle: 'Dedicated individuals working together to build a stronger alumni network.',
    });
    expect(section.component === 'sections.team' && section.members.length).toBeGreaterThanOrEqual(11);
  });

  it('contact, with the words of the documents (site §2.2)', async () => {
    expect(await presented({ __component: 'sections.contact' })).toMatchObject({
      title: 'Contact Us',
      text: 'Have questions or want to collaborate? Reach out to us!',
      note: "We'll get back to you as soon as possible.",
    });
  });

  it('a schedule, with its tracks', async () => {
    const tracks = [{ name: 'Build', description: 'A hackathon.' }, { name: 'Pitch' }];
    const entries = [{ day: 'Day 1', time: '9:30 AM', title: 'Opening', place: 'Lawn', track: 'Build' }];
    const block = { __component: 'sections.schedule', title: 'Schedule', tracks };
    expect(await presented({ ...block, entries: [...entries, { day: 'Day 2', title: 'Talks' }] })).toMatchObject({
      component: 'sections.schedule',
      subtitle: '',
      tracks: [tracks[0], { name: 'Pitch', description: '' }],
      entries: [entries[0], { day: 'Day 2', time: '', title: 'Talks', place: '', track: '' }],
    });
  });

  it('counters', async () => {
    const items = [{ value: 2000, suffix: '+', label: 'Students' }];
    const section = await presented({ __component: 'sections.counters', title: 'In numbers', items });
    expect(section).toMatchObject({ title: 'In numbers', items });
  });

  it('testimonials, with or without a photograph', async () => {
    const said = { name: 'Kavya', role: 'Winner', quote: 'It was good.' };
    const image = await fileOf('image/');
    const testimonials = [{ ...said, image }, said];
    expect(await presented({ __component: 'sections.testimonials', title: 'They say', testimonials })).toMatchObject({
      title: 'They say',
      testimonials: [
        { ...said, image: anImage },
        { ...said, image: null },
      ],
    });
  });

  it('questions and answers', async () => {
    const entries = [{ question: 'Who?', answer: 'Everybody.\n\nReally.' }];
    const section = await presented({ __component: 'sections.faq', entries });
    expect(section).toMatchObject({ title: 'Frequently Asked Questions', entries });
  });

  it('call to action', async () => {
    const links = [{ label: 'All events', href: '/events' }];
    const section = await presented({ __component: 'sections.call-to-action', title: 'Come', text: 'Now.', links });
    expect(section).toMatchObject({ title: 'Come', text: 'Now.', links });
  });

  it('sign in or register', async () => {
    const section = await presented({ __component: 'sections.join', title: 'Join', text: 'It is free.' });
    expect(section).toMatchObject({ title: 'Join', text: 'It is free.' });
  });

  it('text, with its formatting', async () => {
    const body = [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'What we keep' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'Little.', bold: true }] },
    ];
    const section = await presented({ __component: 'sections.rich-text', title: 'Privacy', body });
    expect(section).toMatchObject({ component: 'sections.rich-text', title: 'Privacy', body });
  });
});

describe('upcoming events', () => {
  const block = { __component: 'sections.upcoming-events', title: 'Next', count: 2 };
  const idsOn = async (slug: unknown) => {
    const [section] = (await readPage(slug)).sections;
    return section?.component === 'sections.upcoming-events' ? section.events.map(({ _id }) => _id) : [];
  };

  it('are the next ones that are published and not over, as many as the editor said; a new one shows at once', async () => {
    const page = await composedPage({ sections: [block] });
    expect(await idsOn(page.slug)).toHaveLength(2);
    const running = await event({ startsAt: inDays(-300), endsAt: inDays(0.5) });
    const soon = await event({ startsAt: inDays(-299), endsAt: inDays(0.6) });
    const over = await event({ startsAt: inDays(-301), endsAt: inDays(-300.5) });
    const hidden = await event({ startsAt: inDays(-301), endsAt: inDays(0.5), isPublished: false });
    expect(await idsOn(page.slug)).toEqual([running.documentId, soon.documentId]);
    for (const { documentId } of [running, soon, over, hidden]) await editor.remove(EVENT, documentId);
    expect(await idsOn(page.slug)).not.toContain(running.documentId);
  });

  it.each([0, 13])('cannot be %d', async (count) => {
    const draft = await composedPage({}, { published: false });
    const path = `/content-manager/collection-types/${PAGE}/${draft.documentId}/actions/publish`;
    const answer = await asEditor(path, { method: 'POST', json: { sections: [{ ...block, count }] } });
    expect(answer.status, answer.text).toBe(400);
  });
});

describe('a page with several sections', () => {
  it('keeps their order, and gives each a key of its own', async () => {
    const join = { __component: 'sections.join', title: 'Join' };
    const team = { __component: 'sections.team' };
    const page = await composedPage({ sections: [join, team, join] });
    const { sections } = await readPage(page.slug);
    expect(sections.map(({ component }) => component)).toEqual(['sections.join', 'sections.team', 'sections.join']);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(3);
  });
});
