import type { Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  EVENT_DEFAULT_HOURS,
  instantOf,
  messages,
  toMinorUnits,
  wallClockAt,
  type ConsoleEvent,
  type ConsoleEventInput,
  type Settings,
} from 'contracts';

import { HOUR_S } from '../../../shared/seconds';

type StoredEvent = Modules.Documents.Params.Data.Input<'api::event.event'>;

/** What an admin wrote, as it is stored: instants for the site's clock, minor units for money (design §6). */
export function toStoredEvent(input: ConsoleEventInput, { timeZone, currency: siteCurrency }: Settings): StoredEvent {
  const { date, time, ends, cancelBy, ticketsFrom, questions, ticketPrice, image: _picture, ...fields } = input;
  const currency = fields.currency ?? siteCurrency;
  const startsAt = instantOf(`${date}T${time}`, timeZone);
  const endsAt = ends === null ? later(startsAt, EVENT_DEFAULT_HOURS * HOUR_S * 1000) : instantOf(ends, timeZone);
  const instantOrNone = (moment: string | null) => moment && instantOf(moment, timeZone).toISOString();
  const stored = {
    ...fields,
    currency,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    cancelUntil: instantOrNone(cancelBy),
    ticketsFrom: instantOrNone(ticketsFrom),
    ticketPrice: inMinorUnits(ticketPrice, currency),
    questions: questions.map(({ options, ...question }) => ({ ...question, options: options.join('\n') })),
  };
  // Strapi stores null for what is emptied, which its types do not say.
  return stored as { [Name in keyof typeof stored]: NonNullable<(typeof stored)[Name]> };
}

/** Fields that the form has under another name than the store. */
const FIELD_NAMES: Record<string, string> = { startsAt: 'date', endsAt: 'ends', cancelUntil: 'cancelBy' };

/** Lets the fault of a write name the field of the form that it belongs to. */
export async function withFieldNames<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const { errors: faults = [] } = error.details as { errors?: { path: string[]; message: string }[] };
    throw new errors.ValidationError(error.message, {
      errors: faults.map((fault) => ({ ...fault, path: fault.path.map((name) => FIELD_NAMES[name] ?? name) })),
    });
  }
}

/** @throws ValidationError for decimals that the currency does not have */
function inMinorUnits(amount: number, currency: Settings['currency']): number {
  try {
    return toMinorUnits(amount, currency);
  } catch {
    const fault = { path: ['ticketPrice'], message: messages.priceInvalid, name: 'ValidationError' };
    throw new errors.ValidationError(messages.priceInvalid, { errors: [fault] });
  }
}

/**
 * Lets the end of an event, and its last time to cancel, go along when the event is moved by somebody who says nothing
 * of them: they keep their distance from the start. Named ones stay as they are named, unless they are those of before
 * and contradict the new start.
 * @param body what the caller sent
 * @param event as it is stored
 */
export function moveAlong(body: unknown, event: ConsoleEvent, timeZone: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const change = body as Partial<Record<keyof ConsoleEvent, unknown>>;
  // What is no text is refused later, by the schema.
  const given = (name: 'date' | 'time') => (typeof change[name] === 'string' ? change[name] : event[name]);
  const wallClock = `${given('date')}T${given('time')}`;
  const start = instantOf(wallClock, timeZone);
  const by = start.getTime() - new Date(event.startsAt).getTime();
  if (Number.isNaN(by) || by === 0) return body;
  const moved = (before: string) => wallClockAt(later(instantOf(before, timeZone), by), timeZone);
  const { ends, cancelBy } = event;
  const isLeft = (name: 'ends' | 'cancelBy') => change[name] === undefined || change[name] === event[name];
  return {
    ...change,
    ...((change.ends === undefined || (isLeft('ends') && instantOf(ends, timeZone) < start)) && { ends: moved(ends) }),
    ...(cancelBy !== null &&
      (change.cancelBy === undefined || (isLeft('cancelBy') && instantOf(cancelBy, timeZone) > start)) && {
        cancelBy: moved(cancelBy),
      }),
  };
}

const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);
