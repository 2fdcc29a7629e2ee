// @databases both
import {
  announcementsAnswer,
  api,
  eventsAnswer,
  HOME_SLUG,
  pageAnswer,
  siteAnswer,
  teamMembersAnswer,
  type Event,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { request } from './helpers/client';
import { bodyOf, refusalOf } from './helpers/expectations';
import { announcement, composedPage, event, inDays, teamMember, unique } from './helpers/factories';

/** Every event that matches, walked page by page. */
async function allEvents(query: string): Promise<Event[]> {
  const events: Event[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const body = bodyOf(await request(`/api/events?pageSize=100&page=${page}&${query}`), eventsAnswer);
    pageCount = body.meta.pagination.pageCount;
    events.push(...body.data);
  }
  return events;
}

describe('what anyone may read', () => {
  it('is the site: identity, menus and the settings that a page needs, no more', async () => {
    const { data } = bodyOf(await request(api.site()), siteAnswer);
    expect(data.name).not.toBe('');
    expect(data.mainMenu.length).toBeGreaterThan(0);
  });

  it('is the landing page with its hero, event cards and team', async () => {
    const { data } = bodyOf(await request(api.page(HOME_SLUG)), pageAnswer);
    const components = data.sections.map(({ component }) => component);
    expect(components).toEqual(expect.arrayContaining(['sections.hero', 'sections.event-cards', 'sections.team']));
  });

  it('is the team of eleven, in the editor’s order', async () => {
    const last = await teamMember({ name: unique('Last'), order: 9999 });
    const { data } = bodyOf(await request(api.teamMembers()), teamMembersAnswer);
    expect(data.length).toBeGreaterThanOrEqual(12);
    expect(data.at(-1)?._id).toBe(last.documentId);
  });

  it('is a list of events and a list of announcements', async () => {
    const events = bodyOf(await request(api.events()), eventsAnswer);
    expect(events.data.length).toBeGreaterThan(0);
    const announcements = bodyOf(await request(api.announcements()), announcementsAnswer);
    expect(announcements.data.length).toBeGreaterThan(0);
  });

  it('is never what has not been published', async () => {
    const hidden = await event({ title: unique('Hidden event'), isPublished: false });
    const draft = await announcement({ title: unique('Draft') }, { published: false });
    const page = await composedPage({}, { published: false });

    expect((await allEvents('')).map(({ _id }) => _id)).not.toContain(hidden.documentId);
    const found = bodyOf(await request(api.events({ search: String(hidden.title) })), eventsAnswer);
    expect(found.meta.pagination.total).toBe(0);
    const announcements = await request('/api/announcements?pageSize=100');
    expect(announcements.text).not.toContain(draft.documentId);
    refusalOf(await request(api.page(String(page.slug))), 404);
  });
});

describe('a list of events', () => {
  it('pages without a gap or a repeat, and counts', async () => {
    const all = await allEvents('');
    const first = bodyOf(await request('/api/events?pageSize=5'), eventsAnswer);
    expect(first.meta.pagination).toEqual({
      page: 1,
      pageSize: 5,
      pageCount: Math.ceil(all.length / 5),
      total: all.length,
    });
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    const second = bodyOf(await request('/api/events?pageSize=5&page=2'), eventsAnswer);
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(all.slice(0, 10).map(({ _id }) => _id));
  });

  it('is empty beyond its last page', async () => {
    const body = bodyOf(await request('/api/events?page=100000'), eventsAnswer);
    expect(body.data).toEqual([]);
  });

  it('finds a title whatever its case, and takes no character for a wildcard', async () => {
    const title = unique('Hundred% of_Ideas');
    const made = await event({ title });
    const search = async (words: string) =>
      bodyOf(await request(`/api/events?search=${encodeURIComponent(words)}`), eventsAnswer).data.map(({ _id }) => _id);
    expect(await search(title.toUpperCase())).toEqual([made.documentId]);
    expect(await search(title.replace('%', 'x'))).toEqual([]);
    expect(await search(title.replace('_', 'x'))).toEqual([]);
  });

  it('filters by time: what has not ended is upcoming, the rest is past', async () => {
    const running = await event({ startsAt: inDays(-1), endsAt: inDays(1) });
    const over = await event({ startsAt: inDays(-3), endsAt: inDays(-2) });
    const upcoming = (await allEvents('filter=upcoming')).map(({ _id }) => _id);
    const past = (await allEvents('filter=past')).map(({ _id }) => _id);
    expect(upcoming).toContain(running.documentId);
    expect(upcoming).not.toContain(over.documentId);
    expect(past).toContain(over.documentId);
    expect(past).not.toContain(running.documentId);
  });

  it('filters by category', async () => {
    const made = await event({ category: 'meetup' });
    const meetups = await allEvents('category=meetup');
    expect(meetups.map(({ _id }) => _id)).toContain(made.documentId);
    expect(new Set(meetups.map(({ category }) => category))).toEqual(new Set(['meetup']));
  });
});

describe('a list of announcements', () => {
  it('filters by category, newest first', async () => {
    const older = await announcement({ category: 'career' });
    const newer = await announcement({ category: 'career' });
    const { data } = bodyOf(await request('/api/announcements?category=career'), announcementsAnswer);
    expect(data.slice(0, 2).map(({ _id }) => _id)).toEqual([newer.documentId, older.documentId]);
    expect(data.every(({ category }) => category === 'career')).toBe(true);
  });
});

describe('a query', () => {
  it.each([
    '/api/events?page=0',
    '/api/events?page=-1',
    '/api/events?page=two',
    '/api/events?page=1.5',
    '/api/events?page=1e308',
    '/api/events?pageSize=0',
    '/api/events?pageSize=1000',
    '/api/events?filter=tomorrow',
    '/api/events?category=party',
    `/api/events?search=${'x'.repeat(10_000)}`,
    '/api/events?page=1&page=2',
    '/api/events?search[$ne]=x',
    '/api/announcements?category=party',
    '/api/announcements?pageSize=101',
    '/api/team-members?pageSize=101',
  ])('that is out of bounds is refused with a sentence: case %#', async (path) => {
    refusalOf(await request(path), 400);
  });

  it('may carry parameters that nobody knows: they change nothing, and open nothing', async () => {
    const plain = await request('/api/events?pageSize=5');
    const strange = '&utm_source=mail&junk=1&where[isPublished]=false&isPublished=false&order=id';
    const decorated = await request(`/api/events?pageSize=5${strange}`);
    expect(decorated.json).toEqual(plain.json);
  });

  it('may hold NUL, emoji and quotes, and finds nothing by them', async () => {
    for (const words of ['\u0000', '🎉', "' or 1=1 -- nothing", '\\', '"', '{"$gt":""}']) {
      const answer = await request(`/api/events?search=${encodeURIComponent(words)}`);
      expect([200, 400], `${JSON.stringify(words)}: ${answer.text}`).toContain(answer.status);
      if (answer.status === 200 && words.length > 1) expect(bodyOf(answer, eventsAnswer).data).toEqual([]);
    }
  });

  it('for a page that does not exist, or cannot, is a 4xx with a sentence', async () => {
    refusalOf(await request(api.page('no-such-page')), 404);
    refusalOf(await request('/api/pages/%2e%2e%2fsite'), 400);
  });
});
