// @databases both
import { api, memberEventAnswer, memberEventsAnswer, messages, type MemberEventStatus } from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { asAdmin } from './console/helpers';
import { Browser } from './helpers/browser';
import { bodyOf, refusalOf } from './helpers/expectations';
import { EVENT, event, inDays, unique } from './helpers/factories';
import { newMember, type Member } from './helpers/members';
import { editor } from './helpers/panel';
import { changeInPanel, whoIs } from './helpers/people';
import { proposed } from './helpers/proposals';
import { cancel, letTimeRunOut, newEvent, register } from './registrations/helpers';

let asha: Member;
beforeEach(async () => {
  asha = await newMember({ name: 'Asha Verma' });
});

const listed = async ({ browser }: Member, status: MemberEventStatus, page = 1, pageSize = 100) =>
  bodyOf(await browser.send(api.alumniEvents({ status, page, pageSize })), memberEventsAnswer);
/** The rows of all pages: other tests leave events of their own. */
async function allOf(member: Member, status: MemberEventStatus) {
  const first = await listed(member, status);
  const rows = [...first.data];
  for (let page = 2; page <= first.meta.pagination.pageCount; page += 1) {
    rows.push(...(await listed(member, status, page)).data);
  }
  return rows;
}
const idsIn = async (member: Member, status: MemberEventStatus) => (await allOf(member, status)).map(({ _id }) => _id);
const one = async ({ browser }: Member, id: string) =>
  bodyOf(await browser.send(api.alumniEvent(id)), memberEventAnswer).data;

describe('the lists of a member', () => {
  it('split published events by whether they are over, the nearest first', async () => {
    const [later, sooner, running, over, longOver, draft] = await Promise.all([
      newEvent({ startsAt: inDays(40), endsAt: inDays(41) }),
      newEvent({ startsAt: inDays(20), endsAt: inDays(21) }),
      newEvent({ startsAt: inDays(-1), endsAt: inDays(1) }),
      newEvent({ startsAt: inDays(-2), endsAt: inDays(-1) }),
      newEvent({ startsAt: inDays(-20), endsAt: inDays(-19) }),
      newEvent({ isPublished: false }),
    ]);
    const upcoming = await idsIn(asha, 'upcoming');
    expect(upcoming.filter((id) => [later, sooner, running, over, draft].includes(id))).toEqual([
      running,
      sooner,
      later,
    ]);
    const past = await idsIn(asha, 'past');
    expect(past.filter((id) => [running, over, longOver, draft].includes(id))).toEqual([over, longOver]);
  });

  it('show as their own what they have a seat at, are offered one of, or wait for: what comes next first, then what is over', async () => {
    const ravi = await newMember({ name: 'Ravi Menon' });
    const seat = await newEvent({ startsAt: inDays(5), endsAt: inDays(6) });
    const moved = await newEvent();
    const line = await newEvent({ startsAt: inDays(7), endsAt: inDays(8), capacity: 1 });
    const offer = await newEvent({ startsAt: inDays(6), endsAt: inDays(7), capacity: 1 });
    const left = await newEvent();
    await register(asha, seat);
    await register(asha, moved);
    await editor.update(EVENT, moved, { startsAt: inDays(-2), endsAt: inDays(-1) });
    for (const eventId of [line, offer]) {
      await register(ravi, eventId);
      await register(asha, eventId);
    }
    await cancel(ravi, offer);
    await register(asha, left);
    await cancel(asha, left);
    const mine = await listed(asha, 'mine');
    expect(mine.data.map(({ _id, isRegistered, registration: { state } }) => ({ _id, isRegistered, state }))).toEqual([
      { _id: seat, isRegistered: true, state: 'registered' },
      { _id: offer, isRegistered: false, state: 'offered' },
      { _id: line, isRegistered: false, state: 'waitlisted' },
      { _id: moved, isRegistered: true, state: 'registered' },
    ]);
    expect(mine.data[2]?.registration).toMatchObject({ position: 1, waiting: 1, seatsLeft: 0 });
    expect(mine.meta.pagination.total).toBe(4);
    expect((await listed(asha, 'mine', 2, 2)).data.map(({ _id }) => _id)).toEqual([line, moved]);
    expect(await idsIn(asha, 'next')).toEqual([seat, offer, line]);
  });

  it('tell each reader how they stand themselves, as the event’s own page does', async () => {
    const members = await Promise.all([1, 2, 3].map(() => newMember()));
    const eventId = await newEvent({ capacity: 1, organizer: 'Robotics Club' });
    for (const member of members) await register(member, eventId);
    for (const [index, member] of members.entries()) {
      const row = (await listed(member, 'mine')).data.find(({ _id }) => _id === eventId);
      expect(row).toMatchObject({ organizer: 'Robotics Club', hasQuestions: false, proposer: null });
      expect(row?.registration.position).toBe(index === 0 ? null : index);
      const own = await one(member, eventId);
      expect(own.registration).toEqual(row?.registration);
      expect(own.isRegistered).toBe(index === 0);
    }
  });

  it('end an offer that has waited too long before they show it', async () => {
    const ravi = await newMember();
    const eventId = await newEvent({ capacity: 1 });
    await register(ravi, eventId);
    await register(asha, eventId);
    await cancel(ravi, eventId);
    await letTimeRunOut(eventId);
    expect(await idsIn(asha, 'upcoming')).toContain(eventId);
    expect((await one(asha, eventId)).registration.state).toBe('expired');
  });

  it('say which events ask something', async () => {
    const eventId = await newEvent({ questions: [{ label: 'Which size?', kind: 'text', isRequired: true }] });
    const row = (await allOf(asha, 'upcoming')).find(({ _id }) => _id === eventId);
    expect(row?.hasQuestions).toBe(true);
    expect((await one(asha, eventId)).questions).toMatchObject([{ label: 'Which size?' }]);
  });
});

describe('what all members are shown alike', () => {
  it('follows a change of the event at once, its questions included', async () => {
    const id = await newEvent({ startsAt: inDays(5), endsAt: inDays(6) });
    const own = async () => (await allOf(asha, 'upcoming')).find(({ _id }) => _id === id);
    expect(await own()).toMatchObject({ hasQuestions: false });
    const title = unique('Moved');
    await editor.update(EVENT, id, { title, questions: [{ label: 'Size?', kind: 'text' }] });
    expect(await own()).toMatchObject({ title, hasQuestions: true });
    await editor.update(EVENT, id, { isPublished: false });
    expect(await own()).toBeUndefined();
  });
});

describe('whose idea it was', () => {
  it('is shown while members may see that person', async () => {
    const ravi = await newMember({ name: unique('Ravi') });
    const { _id } = await proposed(ravi);
    expect((await asAdmin(api.consoleApprove('events', _id), { method: 'POST' })).status).toBe(200);
    await editor.update(EVENT, _id, { isPublished: true });
    const credited = async () => (await allOf(asha, 'upcoming')).find((row) => row._id === _id)?.proposer;
    expect(await credited()).toEqual({ _id: ravi.profileId, name: ravi.name });
    await changeInPanel((await whoIs(ravi.browser))?._id ?? '', { blocked: true });
    expect(await credited()).toBeNull();
    expect((await one(asha, _id)).proposer).toBeNull();
  });
});

it('is for members alone, and for published events', async () => {
  const visitor = new Browser();
  const { documentId } = await event({ isPublished: false });
  refusalOf(await visitor.send(api.alumniEvents()), 401);
  refusalOf(await visitor.send(api.alumniEvent(documentId)), 401);
  expect(refusalOf(await asha.browser.send(api.alumniEvent(documentId)), 404).msg).toBe(messages.eventNotFound);
  refusalOf(await asha.browser.send(`${api.alumniEvents()}?status=theirs`), 400);
});
