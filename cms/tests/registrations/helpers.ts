import { api, ownRegistrationAnswer, type GivenAnswer, type OwnRegistration } from 'contracts';

import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { event, inDays, type EventFields } from '../helpers/factories';

/** A free event of the day after tomorrow. @returns its id on the wire */
export async function newEvent(fields: Partial<EventFields> = {}): Promise<string> {
  return (await event({ startsAt: inDays(3), endsAt: inDays(3.1), ...fields })).documentId;
}

export const register = ({ browser }: { browser: Browser }, eventId: string, answers?: readonly GivenAnswer[]) =>
  browser.post(api.eventRegister(eventId), answers ? { answers } : {});
export const cancel = ({ browser }: { browser: Browser }, eventId: string) =>
  browser.send(api.eventRegister(eventId), { method: 'DELETE' });
export const confirm = ({ browser }: { browser: Browser }, eventId: string) =>
  browser.post(api.confirmRegistration(eventId));

/** How a member stands to an event. */
export const standing = async ({ browser }: { browser: Browser }, eventId: string): Promise<OwnRegistration> =>
  bodyOf(await browser.send(api.eventRegistration(eventId)), ownRegistrationAnswer).data;

/** A registration as its row has it. */
export interface StoredRegistration {
  profileId: string;
  state: string;
  place: number;
  ticketCode: string | null;
  /** As the database has it; null for whoever has not come in. */
  checkedInAt: unknown;
}

/** Every registration of an event, in the order of arrival. */
export function storedRegistrations(eventId: string): Promise<StoredRegistration[]> {
  return inDatabase((database) =>
    database('registrations as registration')
      .join('events', 'events.id', 'registration.event_id')
      .join('profiles', 'profiles.id', 'registration.profile_id')
      .where('events.document_id', eventId)
      .orderBy('registration.place')
      .select({
        profileId: 'profiles.document_id',
        state: 'registration.state',
        place: 'registration.place',
        ticketCode: 'registration.ticket_code',
        checkedInAt: 'registration.checked_in_at',
      }),
  );
}

/** How many seats of an event are counted as taken. */
export async function seatsTaken(eventId: string): Promise<number> {
  const row: { taken: number } | undefined = await inDatabase((database) =>
    database('event_seats')
      .join('events', 'events.id', 'event_seats.event_id')
      .where('events.document_id', eventId)
      .first('event_seats.taken'),
  );
  return row?.taken ?? 0;
}

/** Lets the time of every offer and hold of an event run out. */
export async function letTimeRunOut(eventId: string): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await inDatabase(async (database) => {
    const ofEvent = database('registrations').whereIn(
      'event_id',
      database('events').where({ document_id: eventId }).select('id'),
    );
    await ofEvent.clone().where({ state: 'offered' }).update({ offered_until: past });
    await ofEvent.clone().where({ state: 'held' }).update({ held_until: past });
  });
}
