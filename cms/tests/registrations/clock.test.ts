// @databases both
import { api, notificationsAnswer, paths } from 'contracts';
import { describe, expect, it } from 'vitest';

import { inDatabase } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { EVENT, inDays } from '../helpers/factories';
import { newMember, type Member } from '../helpers/members';
import { choose } from '../helpers/notifications';
import { editor } from '../helpers/panel';
import { clock } from '../helpers/registration-calls';
import { cancel, letTimeRunOut, newEvent, register, storedRegistrations } from './helpers';

const reminders = async ({ browser }: Member) =>
  bodyOf(await browser.send(api.notifications()), notificationsAnswer).data.filter(
    ({ kind }) => kind === 'event-reminder',
  );
/** How many reminders were mailed to a member, or wait to be. */
const reminderMails = ({ profileId }: Member): Promise<number> =>
  inDatabase(async (database) => {
    const ids: string[] = await database('registrations')
      .join('profiles', 'profiles.id', 'registrations.profile_id')
      .where('profiles.document_id', profileId)
      .pluck('registrations.document_id');
    const keys: string[] = await database('outbox_mails').where({ kind: 'event-reminder' }).pluck('key');
    return keys.filter((key) => ids.some((id) => key.includes(id))).length;
  });
/** Lets the clock show so many hours before the start of an event in three days, for two instances at once. */
const hoursBefore = async (hours: number) => {
  const now = new Date(new Date(inDays(3)).getTime() - hours * 3_600_000);
  await Promise.all([clock('remind', now), clock('remind', now)]);
};

describe('a reminder', () => {
  it('comes a day before, once, to whoever has a seat (security matrix 32)', async () => {
    const eventId = await newEvent({ capacity: 1, startsAt: inDays(3), endsAt: inDays(3.1) });
    const [seated, waiting] = [await newMember(), await newMember()];
    await register(seated, eventId);
    await register(waiting, eventId);
    await hoursBefore(25);
    expect(await reminders(seated)).toEqual([]);
    await hoursBefore(23);
    await hoursBefore(22);
    expect(await reminders(seated)).toMatchObject([{ href: paths.event(eventId) }]);
    expect(await reminderMails(seated)).toBe(1);
    expect(await reminders(waiting)).toEqual([]);
    expect(await reminderMails(waiting)).toBe(0);
  });

  it('comes to nobody who gave the seat back, or wants none', async () => {
    const eventId = await newEvent({ startsAt: inDays(3), endsAt: inDays(3.1) });
    const [gone, quiet] = [await newMember(), await newMember()];
    await choose(quiet, { kind: 'event-reminder', onSite: false, byMail: false });
    for (const member of [gone, quiet]) await register(member, eventId);
    await cancel(gone, eventId);
    await hoursBefore(23);
    for (const member of [gone, quiet]) {
      expect(await reminders(member)).toEqual([]);
      expect(await reminderMails(member)).toBe(0);
    }
  });

  it('comes to each of more people than one step takes on, once', async () => {
    const eventId = await newEvent({ startsAt: inDays(3), endsAt: inDays(3.1) });
    const members = await Promise.all(Array.from({ length: 23 }, () => newMember()));
    await Promise.all(members.map((member) => register(member, eventId)));
    await hoursBefore(23);
    await hoursBefore(22);
    const told: { recipient_id: number }[] = await inDatabase((database) =>
      database('notifications')
        .where({ kind: 'event-reminder', href: paths.event(eventId) })
        .select('recipient_id'),
    );
    expect(told).toHaveLength(23);
    expect(new Set(told.map(({ recipient_id: id }) => id)).size).toBe(23);
  });

  it('does not come to whoever registered within the last day', async () => {
    const eventId = await newEvent({ startsAt: inDays(0.5), endsAt: inDays(0.6) });
    const late = await newMember();
    await register(late, eventId);
    await clock('remind', new Date());
    expect(await reminders(late)).toEqual([]);
  });
});

describe('the sweep', () => {
  const states = async (eventId: string) => (await storedRegistrations(eventId)).map(({ state }) => state);

  it('ends offers in time and goes on to the next, though nobody looks', async () => {
    const eventId = await newEvent({ capacity: 1 });
    const [first, second, third] = [await newMember(), await newMember(), await newMember()];
    for (const member of [first, second, third]) await register(member, eventId);
    await cancel(first, eventId);
    await letTimeRunOut(eventId);
    await Promise.all([clock('sweep', new Date()), clock('sweep', new Date())]);
    expect(await states(eventId)).toEqual(['cancelled', 'expired', 'offered']);
  });

  it('offers the seats that an editor adds, and none of an event that has started', async () => {
    const eventId = await newEvent({ capacity: 1 });
    for (let count = 0; count < 4; count += 1) await register(await newMember(), eventId);
    await editor.update(EVENT, eventId, { capacity: 3 });
    await clock('sweep', new Date());
    expect(await states(eventId)).toEqual(['registered', 'offered', 'offered', 'waitlisted']);
    await editor.update(EVENT, eventId, { capacity: 4, startsAt: inDays(-0.1) });
    await clock('sweep', new Date());
    expect((await states(eventId)).at(-1)).toBe('waitlisted');
  });

  it('lets an offer end with the start of the event at the latest', async () => {
    const eventId = await newEvent({ capacity: 1, startsAt: inDays(0.1), endsAt: inDays(0.2), confirmWithinHours: 24 });
    const [first, second] = [await newMember(), await newMember()];
    for (const member of [first, second]) await register(member, eventId);
    await cancel(first, eventId);
    await clock('sweep', new Date(new Date(inDays(0.1)).getTime() + 1000));
    expect(await states(eventId)).toEqual(['cancelled', 'expired']);
  });
});
