// @databases both
import {
  announcementAnswer,
  announcementsAnswer,
  api,
  eventsAnswer,
  teamMemberAnswer,
  teamMembersAnswer,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { request } from './helpers/client';
import { bodyOf, refusalOf } from './helpers/expectations';
import { announcement, event, inDays, teamMember, unique } from './helpers/factories';

/*
 * Public lists understand what @strapi/client writes, on public fields, and refuse by name what they do not take: wrong
 * data in silence is worse than none (design §5).
 */
const ask = (path: string, query: Record<string, string>) =>
  request(`${path}?${new URLSearchParams(query).toString()}`);
const titlesOf = async (query: Record<string, string>) =>
  bodyOf(await ask('/api/events', query), eventsAnswer).data.map(({ title }) => title);

describe('events', () => {
  it('are filtered, ordered and paged', async () => {
    const word = unique('Grammar').replace(' ', '-');
    const [soon, later] = [inDays(50), inDays(60)];
    const first = await event({ title: `${word} B`, startsAt: soon, endsAt: later, category: 'seminar' });
    await event({ title: `${word} A`, startsAt: later, endsAt: inDays(61), category: 'meetup' });
    await event({ title: `${word} C`, startsAt: inDays(-3), endsAt: inDays(-2), category: 'webinar' });
    const mine = { 'filters[title][$contains]': word };
    expect(await titlesOf({ ...mine, sort: 'title' })).toEqual([`${word} A`, `${word} B`, `${word} C`]);
    expect(await titlesOf({ ...mine, 'sort[0]': 'title:desc' })).toEqual([`${word} C`, `${word} B`, `${word} A`]);
    expect(await titlesOf({ ...mine, 'filters[startsAt][$gte]': soon, 'filters[startsAt][$lte]': soon })).toEqual([
      `${word} B`,
    ]);
    expect(
      await titlesOf({
        ...mine,
        sort: 'title',
        'filters[category][$in][0]': 'meetup',
        'filters[category][$in][1]': 'webinar',
      }),
    ).toEqual([`${word} A`, `${word} C`]);
    expect(await titlesOf({ 'filters[title][$eq]': `${word} B` })).toEqual([`${word} B`]);
    expect(await titlesOf({ 'filters[documentId][$eq]': first.documentId })).toEqual([`${word} B`]);
    expect(await titlesOf({ ...mine, 'filters[title][$contains]': word.toLowerCase() }), 'capitals count').toEqual([]);
    const page = bodyOf(
      await ask('/api/events', { ...mine, sort: 'title', 'pagination[page]': '2', 'pagination[pageSize]': '2' }),
      eventsAnswer,
    );
    expect(page).toMatchObject({
      data: [{ title: `${word} C` }],
      meta: { pagination: { page: 2, pageSize: 2, pageCount: 2, total: 3 } },
    });
    expect(page.data.every(({ _id, documentId }) => _id === documentId)).toBe(true);
  });

  it.each<[string, string]>([
    ['filters[isPublished][$eq]', 'isPublished'],
    ['filters[proposedBy][id][$eq]', 'proposedBy'],
    ['filters[createdBy][email][$contains]', 'createdBy'],
    ['filters[$or][0][title][$eq]', '$or'],
    ['filters[title][$startsWith]', '$startsWith'],
    ['filters[title][$eq][$eq]', 'title'],
    ['filters[startsAt][$gte]', 'startsAt'],
    ['filters[startsAt][$contains]', 'startsAt'],
    ['filters', 'filters'],
    ['sort', 'x'],
    ['pagination[limit]', 'pagination'],
    ['pagination[pageSize]', 'pageSize'],
    ['populate', 'populate'],
    ['fields', 'fields'],
    ['fields[0]', 'fields'],
    ['locale', 'locale'],
    ['status', 'status'],
    ['_q', '_q'],
    ['filters[constructor]', 'constructor'],
    ['filters[title][__proto__]', '__proto__'],
  ])('are not asked for by %s', async (key, named) => {
    expect(refusalOf(await ask('/api/events', { [key]: 'x' }), 400).msg).toContain(named);
  });
});

describe('no list', () => {
  const lists = ['/api/events', '/api/announcements', '/api/team-members'];
  it.each(lists)('%s is ordered by more than a few fields, or by one of them twice', async (list) => {
    const [text] = list === '/api/team-members' ? ['name'] : ['title'];
    const many = Array.from({ length: 2000 }, () => text).join();
    expect(refusalOf(await ask(list, { sort: many }), 400).msg).toBe('A list is ordered by 10 fields at most.');
    expect(refusalOf(await ask(list, { sort: `${text},${text}:desc` }), 400).msg).toBe(
      'The order names a field twice.',
    );
  });

  it.each(['-005000-01-01T00:00:00.000Z', '+012026-01-01T00:00:00Z', 'foo 1', '0', '12', '2026-02-30', 'now'])(
    'is compared with the time %s',
    async (time) => {
      for (const [list, field] of [
        ['/api/events', 'startsAt'],
        ['/api/announcements', 'createdAt'],
      ] as const) {
        expect(refusalOf(await ask(list, { [`filters[${field}][$gte]`]: time }), 400).msg).toContain('such as 2026-');
      }
    },
  );
});

it('announcements are filtered and ordered, and found by their id under either name', async () => {
  const word = unique('Grammar').replace(' ', '-');
  const { documentId } = await announcement({ title: `${word} A`, category: 'career' });
  await announcement({ title: `${word} B`, category: 'academic' });
  const listed = async (query: Record<string, string>) =>
    bodyOf(await ask('/api/announcements', { 'filters[title][$contains]': word, ...query }), announcementsAnswer).data;
  expect((await listed({ sort: 'title:desc' })).map(({ title }) => title)).toEqual([`${word} B`, `${word} A`]);
  expect((await listed({ 'filters[category][$eq]': 'career' })).map(({ title }) => title)).toEqual([`${word} A`]);
  const { data } = bodyOf(await request(api.announcement(documentId)), announcementAnswer);
  expect(data).toMatchObject({ _id: documentId, documentId, date: data.createdAt });
});

it('the team is filtered, and each of it, and each page, answers at its id', async () => {
  const name = unique('Member');
  const { documentId } = await teamMember({ name });
  const { data } = bodyOf(await ask('/api/team-members', { 'filters[name][$eq]': name }), teamMembersAnswer);
  expect(data).toMatchObject([{ _id: documentId, documentId, name }]);
  expect(bodyOf(await request(`/api/team-members/${documentId}`), teamMemberAnswer).data).toEqual(data[0]);
  refusalOf(await request('/api/team-members/nobody'), 404);
  const home = (await request(api.page('home'))).json as { data: { documentId: string } };
  expect((await request(api.page(home.data.documentId))).json).toEqual(home);
});
