import type { Modules } from '@strapi/strapi';
import { wallClockAt, type ConsoleEvent, type ConsoleEventRow } from 'contracts';

import { presentFile } from '../../../platform/documents/present';
import { presentTime } from '../../../shared/stored-time';
import { presentQuestion } from '../present-question';
import { presentAgendaEntry, presentEvent } from '../presenter';
import type { Attendance } from '../registrations/attendance';

/** What the console's list needs to have loaded of an event. */
export const consoleRowPopulate = { proposedBy: true } as const;
/** What the console's editor needs to have loaded of an event. */
export const consoleEventPopulate = { ...consoleRowPopulate, image: true, agenda: true, questions: true } as const;

type Uid = 'api::event.event';
type LoadedRow = Modules.Documents.Result<Uid, { populate: typeof consoleRowPopulate }>;
type LoadedEvent = Modules.Documents.Result<Uid, { populate: typeof consoleEventPopulate }>;

/** Names the fields of an event that reach the console's list (admin §3). */
export function presentConsoleRow(event: LoadedRow, { taken, waiting }: Attendance): ConsoleEventRow {
  const { _id, title, category, format, startsAt, endsAt, location, ticketPrice, currency } = presentEvent(event);
  const { proposedBy } = event;
  return {
    ...{ id: _id, _id, title, category, format, startsAt, endsAt, location, ticketPrice, currency },
    isPublished: event.isPublished ?? false,
    proposal: event.proposal ?? 'none',
    proposer: proposedBy ? { _id: proposedBy.documentId, name: proposedBy.name ?? '' } : null,
    capacity: event.capacity ?? null,
    seatsTaken: taken,
    waiting,
    updatedAt: presentTime(event.updatedAt),
  };
}

/** Names the fields of an event that reach an admin who writes it. @param timeZone whose clock its times are read by */
export function presentConsoleEvent(event: LoadedEvent, attendance: Attendance, timeZone: string): ConsoleEvent {
  const row = presentConsoleRow(event, attendance);
  const wallClockOrNone = (instant: typeof event.ticketsFrom) =>
    instant ? wallClockAt(presentTime(instant), timeZone) : null;
  const [date = '', time = ''] = wallClockAt(row.startsAt, timeZone).split('T');
  return {
    ...row,
    description: event.description ?? '',
    image: event.image ? presentFile({ ...event.image }) : null,
    registrationLink: event.registrationLink ?? '',
    organizer: event.organizer ?? '',
    date,
    time,
    ends: wallClockAt(row.endsAt, timeZone),
    ticketsFrom: wallClockOrNone(event.ticketsFrom),
    paymentNote: event.paymentNote ?? '',
    recap: event.recap ?? '',
    waitlist: event.waitlist ?? true,
    cancelBy: wallClockOrNone(event.cancelUntil),
    confirmWithinHours: event.confirmWithinHours ?? 24,
    agenda: (event.agenda ?? []).map(presentAgendaEntry),
    questions: (event.questions ?? []).map(presentQuestion),
    proposalReason: event.proposalReason ?? '',
    proposedAt: event.proposedAt ? presentTime(event.proposedAt) : null,
  };
}
