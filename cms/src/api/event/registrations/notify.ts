import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';

import type { CalendarEvent } from '../../../platform/calendar/event-calendar';
import { notify, notifyAll } from '../../../platform/notifications';
import { settingService } from '../../setting/public';
import { eventCancelled } from '../mails/event-cancelled';
import { eventMoved } from '../mails/event-moved';
import { eventReminder } from '../mails/event-reminder';
import { eventTicket } from '../mails/event-ticket';
import { seatOffered } from '../mails/seat-offered';
import type { Offered } from './line';
import type { RegistrableEvent } from './registrable-event';
import type { Registration } from './registration';
import type { Become } from './transitions';
import { changesBetween, inWords, type Whereabouts } from './whereabouts';

/** Tells whoever was first in line that a seat waits for them, and until when. */
export async function notifyOffered(
  strapi: Core.Strapi,
  { documentId, title }: RegistrableEvent,
  offered: readonly Offered[],
): Promise<void> {
  if (offered.length === 0) return;
  const { timeZone } = await settingService({ strapi }).current();
  for (const { documentId: id, place, profileId, offeredUntil } of offered) {
    const event = { id: documentId, title };
    const until = inWords(offeredUntil, timeZone);
    await notify(strapi, {
      kind: 'seat-offered',
      recipientId: profileId,
      // Who comes again has another place, and is told again.
      key: `seat-offered:${id}:${place}`,
      data: { event: title, until },
      href: paths.event(documentId),
      mail: (name) => seatOffered.of({ name, event, until }),
    });
  }
}

/** Sends somebody who has just got a seat of their own the ticket, once; nobody else. Every way to a seat ends with it. */
export async function notifyTicket(
  strapi: Core.Strapi,
  { documentId, title, location, startsAt, endsAt }: RegistrableEvent,
  { documentId: id, profileId, state, place, ticketCode: code }: Become,
  timeZone: string,
): Promise<void> {
  if (state !== 'registered' || code === null) return;
  const event = { id: documentId, title };
  const starts = inWords(startsAt, timeZone);
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone };
  await notify(strapi, {
    kind: 'event-ticket',
    recipientId: profileId,
    // Who comes again has another place, and another ticket.
    key: `event-ticket:${id}:${place}`,
    data: { event: title, starts },
    href: paths.eventTicket(documentId),
    mail: (name) => eventTicket.of({ name, event, starts, location, code, ...times }),
  });
}

/** Tells somebody that an event does not take place. It may be gone already, so what is known of it is told along. */
export async function notifyCancelled(
  strapi: Core.Strapi,
  { key, profileId, title, startsAt }: { key: string; profileId: number; title: string; startsAt: Date },
  timeZone: string,
): Promise<void> {
  const starts = inWords(startsAt, timeZone);
  await notify(strapi, {
    kind: 'event-cancelled',
    recipientId: profileId,
    key,
    data: { event: title, starts },
    href: paths.events({ filter: 'upcoming' }),
    mail: (name) => eventCancelled.of({ name, event: title, starts }),
  });
}

/** Tells somebody that an event has another time or place than the one they know; nobody, where it has not. */
export async function notifyMoved(
  strapi: Core.Strapi,
  { key, profileId, was, is }: { key: string; profileId: number; was: Whereabouts; is: CalendarEvent },
  timeZone: string,
): Promise<void> {
  const changes = changesBetween(
    was,
    { ...is, startsAt: new Date(is.startsAt), endsAt: new Date(is.endsAt) },
    timeZone,
  );
  if (changes.length === 0) return;
  await notify(strapi, {
    kind: 'event-moved',
    recipientId: profileId,
    key,
    data: { event: is.title, changes },
    href: paths.event(is._id),
    mail: (name) => eventMoved.of({ name, event: is, changes }),
  });
}

/** Reminds some people of an event that they registered for. */
export async function notifyReminders(
  strapi: Core.Strapi,
  { documentId, title, location, startsAt }: RegistrableEvent,
  registrations: readonly Pick<Registration, 'documentId' | 'place' | 'profileId'>[],
  timeZone: string,
): Promise<void> {
  const event = { id: documentId, title };
  const starts = inWords(startsAt, timeZone);
  const notifications = registrations.map(({ documentId: id, place, profileId: recipientId }) => ({
    recipientId,
    // Of an event that was moved since, they are reminded again.
    key: `event-reminder:${id}:${place}:${startsAt.getTime()}`,
    data: { event: title, starts },
    href: paths.event(documentId),
    mail: (name: string) => eventReminder.of({ name, event, starts, location }),
  }));
  await notifyAll(strapi, 'event-reminder', notifications);
}
