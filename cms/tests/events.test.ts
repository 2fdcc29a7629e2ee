// @databases both
import { api, eventAnswer, eventsAnswer, eventSeatsAnswer, pageAnswer, paths, relatedEventsAnswer } from 'contracts';
import ICAL from 'ical.js';
import { describe, expect, inject, it } from 'vitest';

import { page, request } from './helpers/client';
import { bodyOf, expectRefused, refusalOf } from './helpers/expectations';
import { composedPage, EVENT, event, inDays, unique } from './helpers/factories';
import { newMember } from './helpers/members';
import { asEditor, editor } from './helpers/panel';
import { register } from './registrations/helpers';

const readEvent = async (id: string) => bodyOf(await request(api.event(id)), eventAnswer).data;
const change = (id: string, json: object) =>
  asEditor(`/content-manager/collection-types/${EVENT}/${id}`, { method: 'PUT', json });

const AGENDA = [
  { time: '5:30 PM', title: 'Ideas, ninety seconds each', speaker: 'The hat' },
  { time: null, title: 'The room votes', speaker: null },
];

const SOLD = { paymentNote: 'At the desk.', ticketsFrom: '2031-01-01T04:30:00.000Z' };

describe('an event', () => {
  it('has its page’s answer: agenda in the editor’s order, organizer, seats and questions', async () => {
    const cancelUntil = inDays(0.5);
    const made = await event({
      organizer: 'Tech Team',
      ...SOLD,
      recap: 'Forty came.',
      agenda: AGENDA,
      capacity: 30,
      waitlist: false,
      cancelUntil,
      questions: [
        { label: 'What you eat', kind: 'choice', options: ' Vegetarian \n\nAnything\n', isRequired: true },
        { label: 'Team', kind: 'text', options: 'left over', isRequired: false },
      ],
    });
    expect(await readEvent(made.documentId)).toMatchObject({
      _id: made.documentId,
      organizer: 'Tech Team',
      ...SOLD,
      recap: 'Forty came.',
      agenda: [AGENDA[0], { time: '', title: 'The room votes', speaker: '' }],
      capacity: 30,
      waitlist: false,
      cancelUntil,
      questions: [
        { label: 'What you eat', kind: 'choice', options: ['Vegetarian', 'Anything'], isRequired: true },
        { label: 'Team', kind: 'text', options: [], isRequired: false },
      ],
    });
  });

  it('of which little is said has no limit, a waitlist, and may be cancelled until it starts', async () => {
    const startsAt = inDays(1);
    const made = await event({ startsAt });
    const nothing = {
      ...{ organizer: '', agenda: [], capacity: null, waitlist: true, questions: [] },
      ...{ paymentNote: '', ticketsFrom: null, recap: '' },
    };
    expect(await readEvent(made.documentId)).toMatchObject({ ...nothing, cancelUntil: startsAt });
  });

  it('that is hidden, or that there is not, is a 404 with a sentence', async () => {
    const hidden = await event({ isPublished: false });
    for (const id of [hidden.documentId, 'no-such-event']) {
      expect(refusalOf(await request(api.event(id)), 404).msg).toBe('Event not found');
      expect((await request(paths.eventCalendar(id))).status).toBe(404);
      expect((await page(paths.event(id))).status).toBe(404);
    }
  });

  it('shows what the editor changes at the next request, and is gone when it is hidden', async () => {
    const made = await event();
    await readEvent(made.documentId);
    const organizer = unique('Team');
    await editor.update(EVENT, made.documentId, { organizer });
    expect((await readEvent(made.documentId)).organizer).toBe(organizer);
    expect((await page(paths.event(made.documentId))).text).toContain(organizer);
    await editor.update(EVENT, made.documentId, { isPublished: false });
    refusalOf(await request(api.event(made.documentId)), 404);
  });

  it.each([
    ['no seats', { capacity: 0 }],
    ['half a seat', { capacity: 1.5 }],
    ['a cancelling beyond its start', { cancelUntil: inDays(2) }],
    ['a choice of one', { questions: [{ label: 'Which?', kind: 'choice', options: 'This', isRequired: true }] }],
    [
      'a choice of twice the same',
      { questions: [{ label: 'Which?', kind: 'choice', options: 'A\nA', isRequired: true }] },
    ],
    [
      'the same question twice',
      {
        questions: [
          { label: 'Which?', kind: 'text', isRequired: true },
          { label: ' which? ', kind: 'text', isRequired: false },
        ],
      },
    ],
    ['an answer of no known kind', { questions: [{ label: 'Which?', kind: 'date', isRequired: true }] }],
    ['an agenda without words', { agenda: [{ time: '5 PM' }] }],
  ])('cannot have %s', async (_what, fields) => {
    const made = await event();
    const before = await readEvent(made.documentId);
    expectRefused(await change(made.documentId, fields));
    expect(await readEvent(made.documentId)).toEqual(before);
  });

  it('is not moved to before its cancelling ends', async () => {
    const made = await event({ startsAt: inDays(5), endsAt: inDays(6), cancelUntil: inDays(4) });
    expectRefused(await change(made.documentId, { startsAt: inDays(3) }));
    expect((await change(made.documentId, { startsAt: inDays(3), cancelUntil: null })).status).toBe(200);
  });
});

it('the upcoming events are those that have not ended, the nearest first, whatever the query says of time', async () => {
  const word = unique('Lantern');
  const later = await event({ title: `${word} later`, startsAt: inDays(5), endsAt: inDays(6) });
  const running = await event({ title: `${word} now`, startsAt: inDays(-1), endsAt: inDays(1) });
  const over = await event({ title: `${word} over`, startsAt: inDays(-3), endsAt: inDays(-2) });
  const answer = await request(`${api.upcomingEvents({ search: word })}&filter=past`);
  const ids = bodyOf(answer, eventsAnswer).data.map(({ _id }) => _id);
  expect(ids).toEqual([running.documentId, later.documentId]);
  expect(ids).not.toContain(over.documentId);
});

describe('for whoever looks', () => {
  it('the seats that are left are asked for anew each time', async () => {
    const [limited, open, hidden] = [await event({ capacity: 2 }), await event(), await event({ isPublished: false })];
    const seats = async ({ documentId }: { documentId: string }) => {
      const answer = await request(api.eventSeats(documentId));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return bodyOf(answer, eventSeatsAnswer).data;
    };
    expect(await seats(limited)).toEqual({ seatsLeft: 2, waiting: 0 });
    expect(await seats(open)).toEqual({ seatsLeft: null, waiting: 0 });
    expect((await register(await newMember(), limited.documentId)).status).toBe(200);
    expect(await seats(limited)).toEqual({ seatsLeft: 1, waiting: 0 });
    refusalOf(await request(api.eventSeats(hidden.documentId)), 404);
  });

  it('an event leads to others of its category that are to come, and then to any', async () => {
    const soon = (days: number, fields: object) =>
      event({ startsAt: inDays(days), endsAt: inDays(days + 0.1), category: 'conference', ...fields });
    const [one, alike, over, hidden] = [
      await soon(0.01, {}),
      await soon(0.02, {}),
      await soon(-0.5, {}),
      await soon(0.01, { isPublished: false }),
    ];
    const { data } = bodyOf(await request(api.relatedEvents(one.documentId)), relatedEventsAnswer);
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ _id: alike.documentId });
    for (const { documentId } of [one, over, hidden]) expect(data.map(({ _id }) => _id)).not.toContain(documentId);
  });

  it('events are narrowed by format, price, and a month of the site’s clock, in the order of its days', async () => {
    const word = unique('Octave').replace(' ', '-');
    const made = async (startsAt: string, fields: object = {}) =>
      (
        await event({
          title: word,
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
          ...fields,
        })
      ).documentId;
    const first = await made('2033-03-31T18:30:00.000Z', { format: 'Virtual' });
    const last = await made('2033-04-30T18:00:00.000Z', { ticketPrice: 500 });
    await made('2033-04-30T18:30:00.000Z');
    const long = await made('2033-03-20T10:00:00.000Z', { endsAt: '2033-04-02T10:00:00.000Z' });
    const ids = async (query: object) => {
      const asked = new URLSearchParams({ 'filters[title][$eq]': word, ...query }).toString();
      return bodyOf(await request(`/api/events?${asked}`), eventsAnswer).data.map(({ _id }) => _id);
    };
    expect(await ids({ month: '2033-04' })).toEqual([long, first, last]);
    expect(await ids({ month: 'now' })).toEqual([]);
    expect(await ids({ format: 'Virtual' })).toEqual([first]);
    expect(await ids({ price: 'paid' })).toEqual([last]);
    expect(await ids({ price: 'free', month: '2033-04' })).toEqual([long, first]);
    refusalOf(await request('/api/events?month=2033-13'), 400);
  });
});

describe('“View More” of an event card (site §2.2)', () => {
  const hrefOf = async (slug: unknown) => {
    const [section] = bodyOf(await request(api.page(String(slug))), pageAnswer).data.sections;
    return section?.component === 'sections.event-cards' ? section.cards[0]?.href : undefined;
  };

  it('leads to the one event of that name, and to a search while there are none or several', async () => {
    const name = unique('Bidwar');
    const cards = [{ name, description: 'A team bidding event.' }];
    const made = await composedPage({
      sections: [{ __component: 'sections.event-cards', title: 'Our Events', cards }],
    });
    const search = paths.events({ search: name });
    expect(await hrefOf(made.slug)).toBe(search);
    const first = await event({ title: `The ${name.toUpperCase()} evening` });
    await event({ title: `${name}, hidden`, isPublished: false });
    expect(await hrefOf(made.slug)).toBe(paths.event(first.documentId));
    const second = await event({ title: `${name} again` });
    expect(await hrefOf(made.slug)).toBe(search);
    await editor.remove(EVENT, second.documentId);
    expect(await hrefOf(made.slug)).toBe(paths.event(first.documentId));
  });
});

describe('the calendar file of an event', () => {
  const read = async (id: string) => {
    const answer = await request(paths.eventCalendar(id));
    expect(answer.status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(answer.text) as unknown[]);
    const [component, ...rest] = calendar.getAllSubcomponents('vevent');
    if (!component) throw new Error('The file has no event.');
    expect(rest).toEqual([]);
    return { answer, calendar, component, entry: new ICAL.Event(component) };
  };

  it('opens in a parser that is not ours, with its times as instants, its words, place and page', async () => {
    const made = await event({
      title: `${unique('Pitch')}; “night”, 日本 😀`,
      description: `First line, with a comma;\r\nsecond \\ line.\u0007 ${'long '.repeat(60)}`,
      location: 'Hall 2, first floor; left',
      // New York sets its clocks forward at 07:00 UTC of this night.
      startsAt: '2031-03-09T06:30:00.000Z',
      endsAt: '2031-03-09T07:30:00.000Z',
    });
    const { answer, calendar, component, entry } = await read(made.documentId);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(entry.startDate.toJSDate().toISOString()).toBe('2031-03-09T06:30:00.000Z');
    expect(entry.endDate.toJSDate().toISOString()).toBe('2031-03-09T07:30:00.000Z');
    expect(entry.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(entry.summary).toBe(made.title);
    expect(entry.location).toBe('Hall 2, first floor; left');
    expect(entry.description).toContain('First line, with a comma;\nsecond \\ line. long long');
    expect(component.getFirstPropertyValue('url')).toBe(inject('stage').url + paths.event(made.documentId));
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('keeps its name through changes, and a younger one replaces an older one', async () => {
    const made = await event();
    const before = (await read(made.documentId)).entry;
    await editor.update(EVENT, made.documentId, { startsAt: inDays(2), endsAt: inDays(3) });
    const after = (await read(made.documentId)).entry;
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThanOrEqual(before.sequence);
    expect(after.startDate.compare(before.startDate)).toBe(1);
    expect((await read((await event()).documentId)).entry.uid).not.toBe(before.uid);
  });

  it('is read alone, and answers 304 to its own ETag', async () => {
    const path = paths.eventCalendar((await event()).documentId);
    const etag = (await request(path)).headers.get('etag') ?? '';
    expect((await request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await request(path, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });
});
