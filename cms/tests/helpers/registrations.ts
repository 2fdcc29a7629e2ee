import { randomUUID } from 'node:crypto';

import { inDatabase, inMinutes } from './database';
import { event, inDays } from './factories';

/** A code like those of tickets. */
const newCode = (): string => randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();

/**
 * Stores how a person stands to a new event, as the server does.
 * @param profileId the profile's id on the wire
 * @returns the event's id on the wire
 */
export async function newRegistrationOf(profileId: string, state: 'registered' | 'offered'): Promise<string> {
  const { documentId } = await event({ startsAt: inDays(3), endsAt: inDays(4) });
  await inDatabase(async (database) => {
    const [row]: { id: number }[] = await database('events').where({ document_id: documentId }).select('id');
    const [person]: { id: number }[] = await database('profiles').where({ document_id: profileId }).select('id');
    const stored = { event_id: row?.id, created_at: new Date(), updated_at: new Date() };
    await database('event_seats').insert({ ...stored, document_id: randomUUID(), taken: 1, last_place: 1 });
    await database('registrations').insert({
      ...stored,
      document_id: randomUUID(),
      profile_id: person?.id,
      state,
      place: 1,
      offered_until: state === 'offered' ? inMinutes(60) : null,
      ticket_code: state === 'registered' ? newCode() : null,
    });
  });
  return documentId;
}

/**
 * Stores that somebody has come to a new event.
 * @param profileId the profile's id on the wire
 * @returns the event's id on the wire and the ticket's code, with a slash between them
 */
export async function newCheckInOf(profileId: string): Promise<string> {
  const eventId = await newRegistrationOf(profileId, 'registered');
  const code = newCode();
  await inDatabase((database) =>
    database('registrations')
      .whereIn('event_id', database('events').where({ document_id: eventId }).select('id'))
      .update({ ticket_code: code, checked_in_at: new Date(), door: 'Gate A', check_in_key: randomUUID() }),
  );
  return `${eventId}/${code}`;
}

/** What the address of a registration's check-in has: the event's id on the wire and the registration's. */
export async function registrationIn(eventId: string): Promise<string> {
  const [row] = await inDatabase((database) =>
    database('registrations')
      .whereIn('event_id', database('events').where({ document_id: eventId }).select('id'))
      .select<{ document_id: string }[]>('document_id'),
  );
  return `${eventId}/${row?.document_id}`;
}
