// @databases both
import { notificationsAnswer, api, paths, type Notification } from 'contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { asAdmin } from '../console/helpers';
import { inDatabase, inMinutes } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { EVENT, inDays } from '../helpers/factories';
import { newMember, type Member } from '../helpers/members';
import { choose } from '../helpers/notifications';
import { editor } from '../helpers/panel';
import { clock } from '../helpers/registration-calls';
import { cancel, newEvent, register, standing } from './helpers';

/** Longer than whoever took an event back has to publish it again. */
const AFTER_GRACE_MINUTES = 11;

let seated: Member;
let waiting: Member;
let gone: Member;
let eventId: string;
beforeAll(async () => {
  [seated, waiting, gone] = await Promise.all([newMember(), newMember(), newMember()]);
});

/** An event with somebody who has the seat, somebody who waits, and somebody who has left. */
beforeEach(async () => {
  eventId = await newEvent({ title: 'Pitch night', capacity: 1 });
  for (const member of [seated, waiting, gone]) expect((await register(member, eventId)).status).toBe(200);
  expect((await cancel(gone, eventId)).status).toBe(200);
  await inDatabase((database) => database('notifications').where({ kind: 'event-cancelled' }).delete());
});

/** Two instances tell at the same moment. */
const tellAfter = async (minutes: number) => {
  const now = inMinutes(minutes);
  await Promise.all([clock('cancellations', now), clock('cancellations', now)]);
};
const told = async ({ browser }: Member): Promise<Notification[]> =>
  bodyOf(await browser.send(api.notifications()), notificationsAnswer).data.filter(
    ({ kind }) => kind === 'event-cancelled',
  );
const countTold = async (): Promise<number[]> =>
  Promise.all([seated, waiting, gone].map(async (member) => (await told(member)).length));

/** How many mails were made about these registrations; who they went to is forgotten once they are sent. */
const countMailed = async (registrationIds: readonly string[]): Promise<number> => {
  const keys: string[] = await inDatabase((database) =>
    database('outbox_mails').where({ kind: 'event-cancelled' }).pluck('key'),
  );
  return keys.filter((key) => registrationIds.some((id) => key.includes(id))).length;
};
const registrationIds = (): Promise<string[]> =>
  inDatabase((database) =>
    database('registrations')
      .whereIn('event_id', database('events').where({ document_id: eventId }).select('id'))
      .pluck('document_id'),
  );

const remove = () => editor.remove(EVENT, eventId);
const takeBack = () => editor.update(EVENT, eventId, { isPublished: false });
const publish = () => editor.update(EVENT, eventId, { isPublished: true });

describe('an event that is deleted before it starts', () => {
  it('is told to whoever has a seat or waits for one, once, on the site and by mail', async () => {
    const ids = await registrationIds();
    await remove();
    await tellAfter(1);
    await tellAfter(2);
    expect(await countTold()).toEqual([1, 1, 0]);
    const [notification] = await told(seated);
    expect(notification?.sentence).toMatch(/^“Pitch night”, which was to start on .+ at .+, does not take place\.$/);
    expect(notification?.href).toBe(paths.events({ filter: 'upcoming' }));
    expect(await countMailed(ids)).toBe(2);
  });

  it('is told as well when an admin deletes several at once', async () => {
    const filter = encodeURIComponent(JSON.stringify({ id: [eventId] }));
    expect((await asAdmin(`/api/admin/events?filter=${filter}`, { method: 'DELETE' })).status).toBe(200);
    await tellAfter(1);
    expect(await countTold()).toEqual([1, 1, 0]);
  });

  it('is told to nobody who does not wish it', async () => {
    await choose(waiting, { kind: 'event-cancelled', onSite: false, byMail: false });
    await remove();
    await tellAfter(1);
    expect(await countTold()).toEqual([1, 0, 0]);
    await choose(waiting, { kind: 'event-cancelled', onSite: true, byMail: true });
  });

  it('leaves nothing to tell behind', async () => {
    await remove();
    await tellAfter(1);
    const due = await inDatabase((database) =>
      database('event_cancellations').where('tell_at', '<=', inMinutes(1)).pluck('id'),
    );
    expect(due).toEqual([]);
  });
});

it('an event that has started is deleted without a word', async () => {
  await editor.update(EVENT, eventId, { startsAt: inDays(-1), endsAt: inDays(1) });
  await remove();
  await tellAfter(1);
  expect(await countTold()).toEqual([0, 0, 0]);
});

describe('an event that is taken back', () => {
  it('is told after a while, so that a slip of the hand can be undone, and keeps its registrations', async () => {
    await takeBack();
    await tellAfter(1);
    expect(await countTold()).toEqual([0, 0, 0]);
    await tellAfter(AFTER_GRACE_MINUTES);
    expect(await countTold()).toEqual([1, 1, 0]);
    await publish();
    expect(await standing(seated, eventId)).toMatchObject({ state: 'registered' });
  });

  it('is told to nobody when it is published again at once', async () => {
    await takeBack();
    await publish();
    await tellAfter(AFTER_GRACE_MINUTES);
    expect(await countTold()).toEqual([0, 0, 0]);
  });

  it('and deleted then, is told once', async () => {
    await takeBack();
    await editor.update(EVENT, eventId, { isPublished: false, organizer: 'Nobody' });
    await remove();
    await tellAfter(AFTER_GRACE_MINUTES);
    expect(await countTold()).toEqual([1, 1, 0]);
  });

  it('says nothing by any other change', async () => {
    await editor.update(EVENT, eventId, { organizer: 'Tech Team', location: 'Hall 2' });
    await publish();
    await tellAfter(AFTER_GRACE_MINUTES);
    expect(await countTold()).toEqual([0, 0, 0]);
  });
});
