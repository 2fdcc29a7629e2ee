// @databases both
import { api, consoleEventRowsAnswer, consoleFileSchema, eventAnswer } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { request } from '../helpers/client';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { someone, type Someone } from '../helpers/notifications';
import { attend, eventAddress, eventIn, EVENTS, newConsoleEvent } from './event-helpers';
import { asAdmin, listOf, refusedWith } from './helpers';

const put = (id: string, json: object) => asAdmin(eventAddress(id), { method: 'PUT', json });

describe('an admin adds an event (admin §5, §9)', () => {
  it('with a title and a date alone: a published webinar of two hours', async () => {
    const title = unique('Bare');
    const record = await newConsoleEvent({ title, date: '2030-02-01' });
    expect(record).toMatchObject({
      ...{ title, description: '', location: '', registrationLink: '', organizer: '' },
      ...{ category: 'webinar', format: 'In-Person', isPublished: true, ticketPrice: 0, currency: 'INR' },
      ...{ date: '2030-02-01', time: '10:00', ends: '2030-02-01T12:00', proposal: 'none', proposer: null },
      ...{ capacity: null, waitlist: true, cancelBy: null, confirmWithinHours: 24, agenda: [], questions: [] },
      ...{ ticketsFrom: null, paymentNote: '', recap: '' },
      // 10 o'clock in Kolkata.
      ...{ startsAt: '2030-02-01T04:30:00.000Z', endsAt: '2030-02-01T06:30:00.000Z', seatsTaken: 0, waiting: 0 },
    });
    const { data } = bodyOf(await request(api.event(record.id)), eventAnswer);
    expect(data).toMatchObject({ title, description: '', location: '', startsAt: record.startsAt });
  });

  it('with a cover picture of the media library, which stays until another one is chosen, or none', async () => {
    const kinds = encodeURIComponent(JSON.stringify({ kind: ['images'] }));
    const files = z.array(consoleFileSchema).parse((await asAdmin(`${api.consoleMedia()}?filter=${kinds}`)).json);
    const [image] = files;
    const { id, image: stored } = await newConsoleEvent({ image });
    expect(stored).toEqual(image);
    expect(bodyOf(await request(api.event(id)), eventAnswer).data.image).not.toBeNull();
    expect(eventIn(await put(id, { location: 'Hall 2' })).image).toEqual(image);
    expect(eventIn(await put(id, { image: null })).image).toBeNull();
    expect(eventIn(await put(id, { image: image?.id })).image).toEqual(image);
    expect(refusalOf(await put(id, { image: 'nothing' }), 400).error.details).toMatchObject({
      errors: [{ path: ['image'] }],
    });
  });

  it('with everything that the form has', async () => {
    const input = {
      title: unique('Whole'),
      description: 'Two days.',
      date: '2030-02-02',
      time: '09:30',
      ends: '2030-02-03T17:00',
      location: 'Lab 3',
      category: 'workshop',
      format: 'Hybrid',
      registrationLink: 'https://example.org/register',
      isPublished: false,
      ticketPrice: 12.5,
      currency: 'INR',
      organizer: 'Design Team',
      capacity: 30,
      waitlist: false,
      cancelBy: '2030-01-31T23:59',
      ticketsFrom: '2030-01-01T09:00',
      paymentNote: 'By UPI at the desk.',
      recap: 'Forty teams.',
      confirmWithinHours: 12,
      agenda: [{ time: 'Day 1', title: 'Welcome', speaker: '' }],
      questions: [
        { label: 'Size?', kind: 'choice', options: ['S', 'M'], isRequired: true },
        { label: 'Why?', kind: 'text', options: [], isRequired: false },
      ],
    };
    const record = await newConsoleEvent(input);
    expect(record).toMatchObject(input);
    expect(record.endsAt).toBe('2030-02-03T11:30:00.000Z');
    refusalOf(await request(api.event(record.id)), 404);
  });

  it.each([
    [{ title: '  ' }, 'Please enter a title'],
    [{ title: 'x'.repeat(151) }, 'At most 150 characters'],
    [{ date: null }, 'Please choose a date'],
    [{ date: '2030-02-30' }, 'Please choose a date'],
    [{ time: '24:00' }, 'Please choose a time'],
    [{ ends: '2030-01-31T10:00' }, 'ends before it starts'],
    [{ ends: '2030-02-01' }, 'Please choose a day and a time'],
    [{ cancelBy: '2030-02-01T10:01' }, 'Cancelling is possible until'],
    [{ category: 'party' }, 'category'],
    [{ registrationLink: 'javascript:alert(1)' }, 'address'],
    [{ registrationLink: 'nowhere' }, 'address'],
    [{ ticketPrice: -1 }, 'amount'],
    [{ ticketPrice: 1.005 }, 'amount'],
    [{ ticketPrice: 1.5, currency: 'JPY' }, 'amount'],
    [{ capacity: 0 }, 'A whole number from 1'],
    [{ capacity: 1.5 }, 'A whole number from 1'],
    [{ questions: [{ label: 'One?', kind: 'choice', options: ['S'] }] }, 'two options'],
    [{ questions: [{ label: ' ', kind: 'text' }] }, 'Please enter the question'],
    [{ agenda: [{ title: '' }] }, 'Please enter what happens'],
    [{ startsAt: '2030-02-01T04:30:00.000Z' }, '“startsAt”'],
    [{ proposal: 'approved' }, '“proposal”'],
    [{ proposedBy: 1 }, '“proposedBy”'],
  ])('but not with %j', async (fault, sentence) => {
    const title = unique('Refused');
    const json = { title, date: '2030-02-01', ...fault };
    expect(refusedWith(await asAdmin(EVENTS, { method: 'POST', json }), 400)).toContain(sentence);
    expect((await asAdmin(listOf({ filter: { q: title } }, EVENTS))).json).toEqual([]);
  });
});

describe('an admin changes an event', () => {
  it('with a part of it, which leaves the rest as it is', async () => {
    const record = await newConsoleEvent({ description: 'As before.', capacity: 5 });
    const changed = eventIn(await put(record.id, { isPublished: false }));
    expect(changed).toEqual({ ...record, isPublished: false, updatedAt: changed.updatedAt });
  });

  it('and moves it, with its end and its last time to cancel', async () => {
    const record = await newConsoleEvent({ ends: '2030-02-01T13:30', cancelBy: '2030-01-31T10:00' });
    const moved = eventIn(await put(record.id, { date: '2030-03-01', time: '09:00' }));
    expect(moved).toMatchObject({ ends: '2030-03-01T12:30', cancelBy: '2030-02-28T09:00' });
    const whole = eventIn(await put(record.id, { ...moved, date: '2030-04-01' }));
    expect(whole).toMatchObject({ time: '09:00', ends: '2030-04-01T12:30' });
    const named = eventIn(await put(record.id, { time: '08:00', ends: '2030-04-01T09:00' }));
    expect(named).toMatchObject({ time: '08:00', ends: '2030-04-01T09:00' });
  });

  it('with the whole record, though somebody registered meanwhile', async () => {
    const record = await newConsoleEvent({ capacity: 1 });
    const person = await someone();
    await attend(record.id, [{ profileId: person.profileId }]);
    expect(eventIn(await put(record.id, { ...record, location: 'Hall 2' }))).toMatchObject({
      location: 'Hall 2',
      seatsTaken: 1,
    });
  });

  it.each([{ title: '' }, { id: 'other' }, { updatedAt: '2001-01-01T00:00:00.000Z' }, { agenda: 'none' }])(
    'but not with %j',
    async (fault) => {
      const record = await newConsoleEvent();
      refusedWith(await put(record.id, { ...record, ...fault }), 400);
      expect(eventIn(await asAdmin(eventAddress(record.id)))).toEqual(record);
    },
  );

  it('names the field of the form that a rule of the store is about', async () => {
    const record = await newConsoleEvent();
    const answer = await put(record.id, { ends: '2029-01-01T00:00' });
    const { error } = refusalOf(answer, 400);
    expect(error.details).toMatchObject({ errors: [{ path: ['ends'] }] });
  });

  it('that does not exist: not found', async () => {
    expect(refusedWith(await put('nobody', { title: 'x' }), 404)).toBe('Event not found');
  });
});

describe('an admin deletes events', () => {
  it('one, with its registrations', async () => {
    const record = await newConsoleEvent();
    await attend(record.id, [{ profileId: (await someone()).profileId }]);
    expect(eventIn(await asAdmin(eventAddress(record.id), { method: 'DELETE' }))).toMatchObject({ seatsTaken: 1 });
    refusalOf(await request(api.event(record.id)), 404);
    refusedWith(await asAdmin(eventAddress(record.id), { method: 'DELETE' }), 404);
  });

  it('several in one call, all of them or none', async () => {
    const [one, other] = [await newConsoleEvent(), await newConsoleEvent()];
    const bulk = (ids: string[]) => asAdmin(listOf({ filter: { id: ids } }, EVENTS), { method: 'DELETE' });
    refusedWith(await bulk([one.id, 'nobody']), 404);
    eventIn(await asAdmin(eventAddress(one.id)));
    expect((await bulk([one.id, other.id])).json).toEqual([one.id, other.id]);
    refusedWith(await asAdmin(eventAddress(other.id)), 404);
  });
});

describe('the console’s list of events (admin §2)', () => {
  const word = unique('Gather').replace(' ', '');
  let alumna: Someone;
  beforeAll(async () => {
    alumna = await someone('Tara Sen', 'alumni');
    await newConsoleEvent({ title: `${word} b`, date: '2030-03-02', category: 'workshop', capacity: 3 });
    await newConsoleEvent({ title: `${word} a`, date: '2030-03-01', isPublished: false });
    await newConsoleEvent({ title: `${word} c`, date: '2020-03-03' });
    const proposal = { date: '2030-03-04', time: '18:00', location: 'Lawn', organizer: 'Us', description: 'Tea.' };
    const answer = await alumna.browser.post(api.proposeEvent(), { title: `${word} d`, ...proposal });
    expect(answer.status, answer.text).toBe(200);
  });

  const rows = async (parameters: { sort?: unknown; range?: unknown; filter?: object } = {}) => {
    const filter = { q: word, ...parameters.filter };
    const answer = await asAdmin(listOf({ ...parameters, filter }, EVENTS));
    return consoleEventRowsAnswer.parse(answer.json);
  };
  const names = async (parameters: Parameters<typeof rows>[0]) =>
    (await rows(parameters)).map(({ title }) => title.replace(`${word} `, ''));

  it('is searched, sorted and cut', async () => {
    expect(await names({})).toEqual(['d', 'b', 'a', 'c']);
    expect(await names({ sort: ['title', 'ASC'] })).toEqual(['a', 'b', 'c', 'd']);
    expect(await names({ sort: ['id', 'ASC'] })).toEqual(['c', 'a', 'b', 'd']);
    expect(await names({ sort: ['isPublished', 'ASC'] })).toEqual(['a', 'd', 'c', 'b']);
    const cut = await asAdmin(listOf({ filter: { q: word }, range: [1, 2] }, EVENTS));
    expect(cut.headers['content-range']).toBe('events 1-2/4');
  });

  it('is filtered by status, date and type', async () => {
    expect(await names({ filter: { status: 'published' } })).toEqual(['b', 'c']);
    expect(await names({ filter: { status: 'draft' } })).toEqual(['a']);
    expect(await names({ filter: { status: 'proposals' } })).toEqual(['d']);
    expect(await names({ filter: { status: 'rejected' } })).toEqual([]);
    expect(await names({ filter: { when: 'past' } })).toEqual(['c']);
    expect(await names({ filter: { when: 'upcoming', status: 'published' } })).toEqual(['b']);
    expect(await names({ filter: { category: 'workshop' } })).toEqual(['b']);
  });

  it('says how full each is, and who proposed it', async () => {
    const [event] = await rows({ filter: { category: 'workshop' } });
    const [first, second, third] = await Promise.all([someone(), someone(), someone()]);
    await attend(event?.id ?? '', [
      { profileId: first.profileId },
      { profileId: second.profileId, state: 'offered' },
      { profileId: third.profileId, state: 'waitlisted' },
    ]);
    expect((await rows({ filter: { category: 'workshop' } }))[0]).toMatchObject({
      ...{ capacity: 3, seatsTaken: 2, waiting: 1, proposer: null },
    });
    const proposer = { _id: alumna.profileId, name: 'Tara Sen' };
    expect((await rows({ filter: { status: 'proposals' } }))[0]).toMatchObject({ proposal: 'pending', proposer });
  });

  it('follows a decision about a proposal', async () => {
    const [event] = await rows({ filter: { status: 'proposals' } });
    const id = event?.id ?? '';
    refusedWith(await put(id, { isPublished: true }), 400);
    expect((await asAdmin(api.consoleReject('events', id), { method: 'POST', json: { reason: 'Full.' } })).status).toBe(
      200,
    );
    expect(await names({ filter: { status: 'rejected' } })).toEqual(['d']);
    expect(eventIn(await asAdmin(eventAddress(id)))).toMatchObject({ proposal: 'rejected', proposalReason: 'Full.' });
  });

  it.each([
    { sort: ['description', 'ASC'] },
    { sort: ['seatsTaken', 'ASC'] },
    { filter: { description: 'a' } },
    { filter: { status: 'any' } },
  ])('cannot be asked for %j', async (parameters) => void refusedWith(await asAdmin(listOf(parameters, EVENTS)), 400));
});
