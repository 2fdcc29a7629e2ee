import { EVENT_CATEGORIES, EVENT_FORMATS, EVENT_QUESTION_KINDS } from 'contracts';
import { expect, test } from 'vitest';

import { demoEvents, inIndia } from './events.js';

const now = new Date('2026-03-04T06:00:00.000Z');

test('the same arguments give the same events, another seed gives others', () => {
  expect(demoEvents({ count: 40, now, seed: 7 })).toEqual(demoEvents({ count: 40, now, seed: 7 }));
  expect(demoEvents({ count: 40, now, seed: 8 })).not.toEqual(demoEvents({ count: 40, now, seed: 7 }));
});

test('there are as many events as asked for, each with a title of its own', () => {
  const titles = demoEvents({ count: 500, now }).map(({ title }) => title);
  expect(new Set(titles).size).toBe(500);
});

test('the calendar shows every category and format, free and priced events, before and after the day', () => {
  const events = demoEvents({ now });
  expect(new Set(events.map(({ category }) => category))).toEqual(new Set(EVENT_CATEGORIES));
  expect(new Set(events.map(({ format }) => format))).toEqual(new Set(EVENT_FORMATS));
  for (const isIn of [
    (event: (typeof events)[number]) => event.endsAt >= now,
    (event: (typeof events)[number]) => event.endsAt < now,
  ]) {
    const prices = events.filter(isIn).map(({ ticketPrice }) => ticketPrice);
    expect(prices).toContain(0);
    expect(prices.some((price) => price > 0)).toBe(true);
  }
});

test('events end after they start, at prices of whole minor units', () => {
  for (const { startsAt, endsAt, ticketPrice } of demoEvents({ count: 200, now })) {
    expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
    expect(Number.isInteger(ticketPrice)).toBe(true);
  }
});

test('Idea Friday is on a Friday in India, on whatever day and at whatever hour the demo is made', () => {
  const instants = ['2026-03-04T06:00:00Z', '2026-03-06T19:00:00Z', '2026-12-31T23:59:59Z'];
  for (const instant of instants) {
    const [idea] = demoEvents({ now: new Date(instant) });
    const day = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', timeZone: 'Asia/Kolkata' });
    expect(idea && day.format(idea.startsAt)).toMatch(/Friday.*5 PM/);
  }
});

test.each([
  ['2026-03-06T18:29:00Z', 0, 17.5, '2026-03-06T12:00:00.000Z'],
  ['2026-03-06T18:30:00Z', 0, 17.5, '2026-03-07T12:00:00.000Z'],
  ['2026-03-06T23:59:00Z', -1, 0, '2026-03-05T18:30:00.000Z'],
])('at %s, %i days on at %d in India is %s', (now, days, hour, instant) => {
  expect(inIndia(new Date(now), days, hour).toISOString()).toBe(instant);
});

test('the calendar shows agendas and organizers, limited seats, and every kind of question', () => {
  const events = demoEvents({ now });
  const ahead = events.filter(({ endsAt }) => endsAt >= now);
  expect(ahead.every(({ organizer, agenda }) => organizer && agenda?.length)).toBe(true);
  expect(new Set(ahead.map(({ capacity }) => capacity === undefined))).toEqual(new Set([true, false]));
  const questions = events.flatMap((event) => event.questions ?? []);
  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(EVENT_QUESTION_KINDS));
  for (const { kind, options = '' } of questions) {
    expect(options.split('\n').filter(Boolean).length > 1, kind).toBe(kind === 'choice');
  }
});
