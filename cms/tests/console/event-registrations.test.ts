// @databases both
import { consoleRegistrationsAnswer, registrationCountsAnswer, type ConsoleEvent } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { someone, type Someone } from '../helpers/notifications';
import { attend, eventAddress, newConsoleEvent } from './event-helpers';
import { asAdmin, listOf, refusedWith } from './helpers';

const CHECKED_IN_AT = new Date('2030-02-01T04:40:00.000Z');

describe('an event’s registrations in the console', () => {
  const family = unique('Rao').replace(' ', '');
  let event: ConsoleEvent;
  let people: Someone[];
  beforeAll(async () => {
    const questions = [
      { label: 'Size?', kind: 'text' },
      { label: 'Veg?', kind: 'checkbox' },
    ];
    event = await newConsoleEvent({ title: 'Ink & “Paper”', capacity: 2, questions });
    people = [];
    for (const name of ['Meera', 'Asha', 'Kiran', 'Dev', 'Zoya']) people.push(await someone(`${name} ${family}`));
    const [meera, asha, kiran, dev, zoya] = people.map(({ profileId }) => profileId);
    await attend(event.id, [
      {
        profileId: meera ?? '',
        answers: [
          { question: 'Size?', answer: '=HYPERLINK("https://evil.example","M")' },
          { question: 'Veg?', answer: true },
          { question: 'No longer asked?', answer: 'Yes, "so"' },
        ],
      },
      { profileId: asha ?? '', checkedInAt: CHECKED_IN_AT, door: 'Gate B' },
      { profileId: kiran ?? '', state: 'waitlisted' },
      { profileId: dev ?? '', state: 'cancelled' },
      { profileId: zoya ?? '', state: 'waitlisted' },
    ]);
  });

  const list = async (parameters: Parameters<typeof listOf>[0] = {}) => {
    const answer = await asAdmin(listOf(parameters, eventAddress(event.id, '/registrations')));
    return { range: answer.headers['content-range'], rows: bodyOf(answer, consoleRegistrationsAnswer) };
  };
  const names = async (parameters: Parameters<typeof listOf>[0]) =>
    (await list(parameters)).rows.map(({ name }) => name.split(' ')[0]);

  it('list who came last first, with how each person stands', async () => {
    const { range, rows } = await list();
    expect(range).toBe('registrations 0-4/5');
    expect(rows.map(({ name }) => name.split(' ')[0])).toEqual(['Zoya', 'Dev', 'Kiran', 'Asha', 'Meera']);
    const [zoya, dev, kiran, asha, meera] = rows;
    expect(zoya).toMatchObject({ state: 'waitlisted', position: 2 });
    expect(dev).toMatchObject({ state: 'cancelled', position: null });
    expect(kiran).toMatchObject({ state: 'waitlisted', position: 1 });
    expect(asha).toMatchObject({ checkedInAt: CHECKED_IN_AT.toISOString(), door: 'Gate B', email: people[1]?.email });
    expect(meera?.answers).toHaveLength(3);
  });

  it('are searched by name and address, filtered, sorted and cut', async () => {
    expect(await names({ filter: { q: `asha ${family}` } })).toEqual(['Asha']);
    expect(await names({ filter: { q: people[3]?.email } })).toEqual(['Dev']);
    expect(await names({ filter: { q: '%' } })).toEqual([]);
    expect(await names({ filter: { state: 'waitlisted' } })).toEqual(['Zoya', 'Kiran']);
    expect(await names({ filter: { checkedIn: true } })).toEqual(['Asha']);
    expect(await names({ filter: { checkedIn: 'false', state: 'registered' } })).toEqual(['Meera']);
    expect(await names({ sort: ['name', 'ASC'] })).toEqual(['Asha', 'Dev', 'Kiran', 'Meera', 'Zoya']);
    expect(await names({ sort: ['email', 'ASC'] })).toEqual(
      [...people].sort((one, other) => (one.email < other.email ? -1 : 1)).map(({ name }) => name.split(' ')[0]),
    );
    expect(await names({ sort: ['checkedInAt', 'DESC'], range: [0, 0] })).toEqual(['Asha']);
    expect(await names({ sort: ['createdAt', 'ASC'], range: [1, 2] })).toEqual(['Asha', 'Kiran']);
  });

  it('are counted by kind', async () => {
    const answer = await asAdmin(eventAddress(event.id, '/registrations/counts'));
    expect(bodyOf(answer, registrationCountsAnswer).data).toEqual({
      ...{ registered: 2, waitlisted: 2, offered: 0, held: 0, cancelled: 1, expired: 0, checkedIn: 1 },
    });
  });

  it('say nothing of another event’s', async () => {
    const other = await newConsoleEvent();
    const answer = await asAdmin(eventAddress(other.id, '/registrations'));
    expect(answer.json).toEqual([]);
    expect(answer.headers['content-range']).toBe('registrations */0');
  });

  it.each([{ sort: ['ticketCode', 'ASC'] }, { filter: { answers: 'M' } }, { filter: { state: 'any' } }])(
    'cannot be asked for %j',
    async (parameters) =>
      void refusedWith(await asAdmin(listOf(parameters, eventAddress(event.id, '/registrations'))), 400),
  );

  it('are a CSV file, in which answers are columns and no formula runs', async () => {
    const answer = await asAdmin(eventAddress(event.id, '/registrations.csv'));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="registrations-ink-paper.csv"',
      'cache-control': 'no-store',
    });
    const [head, meera, asha, ...others] = answer.text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('Name,Email,State,Registered on,Checked in,Door,Size?,Veg?,Other answers');
    expect(meera).toContain(`Meera ${family},${people[0]?.email},registered,`);
    expect(meera).toContain(`,,"'=HYPERLINK(""https://evil.example"",""M"")",Yes,"No longer asked?: Yes, ""so"""`);
    // The site's clock, in Kolkata.
    expect(asha).toContain(',2030-02-01 10:10,Gate B,,,');
    expect(others).toHaveLength(3);
  });

  it('are exported as the list is filtered', async () => {
    const address = listOf({ filter: { state: 'waitlisted' } }, eventAddress(event.id, '/registrations.csv'));
    const lines = (await asAdmin(address)).text.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(' ')[0]).slice(1)).toEqual(['Kiran', 'Zoya']);
  });
});
