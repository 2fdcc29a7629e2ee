import { randomUUID } from 'node:crypto';

import { api, consoleEventSchema, type ConsoleEvent, type GivenAnswer, type RegistrationState } from 'contracts';
import { expect } from 'vitest';

import type { BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { unique } from '../helpers/factories';
import { asAdmin } from './helpers';

export const EVENTS = `${api.console()}/events`;
export const eventAddress = (id: string, part = ''): string => `${EVENTS}/${id}${part}`;

/** The event of an answer, with no field too many or too few. */
export function eventIn(answer: BrowserAnswer, status = 200): ConsoleEvent {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  return consoleEventSchema.parse(answer.json);
}

/** An event that an admin has added; a title and a date are enough. */
export async function newConsoleEvent(fields: object = {}): Promise<ConsoleEvent> {
  const json = { title: unique('Event'), date: '2030-02-01', ...fields };
  return eventIn(await asAdmin(EVENTS, { method: 'POST', json }), 201);
}

/** Somebody's registration, as the server stores it. */
export interface Attendee {
  /** The profile's id on the wire. */
  profileId: string;
  state?: RegistrationState;
  answers?: GivenAnswer[];
  checkedInAt?: Date;
  door?: string;
}

/** Stores how people stand to an event, in their order of arrival. */
export async function attend(eventId: string, attendees: readonly Attendee[]): Promise<void> {
  await inDatabase(async (database) => {
    const event: { id: number } = await database('events').where({ document_id: eventId }).first('id');
    const now = new Date();
    for (const [index, { profileId, state = 'registered', answers = [], checkedInAt, door }] of attendees.entries()) {
      const profile: { id: number } = await database('profiles').where({ document_id: profileId }).first('id');
      await database('registrations').insert({
        document_id: randomUUID(),
        event_id: event.id,
        profile_id: profile.id,
        state,
        place: index + 1,
        offered_until: state === 'offered' ? new Date(now.getTime() + 3_600_000) : null,
        answers: JSON.stringify(answers),
        checked_in_at: checkedInAt ?? null,
        door: door ?? null,
        created_at: now,
        updated_at: now,
      });
    }
    const taken = attendees.filter(({ state = 'registered' }) => ['registered', 'offered', 'held'].includes(state));
    const seats = { event_id: event.id, taken: taken.length, last_place: attendees.length };
    await database('event_seats').insert({ ...seats, document_id: randomUUID(), created_at: now, updated_at: now });
  });
}
