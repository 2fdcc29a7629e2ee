import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { AccountRole, RegistrationState } from 'contracts';
import { APPROVED_PROPOSAL, DEMO_ATTENDANCE, demoProposals, type DemoAttendance } from 'demo-data';

import { REGISTRATIONS_TABLE } from '../registrations/registration';
import { SEATS_TABLE } from '../registrations/seats';
import { newTicketCode } from '../registrations/ticket-code';
import { HOUR_S, MINUTE_S } from '../../../shared/seconds';
import type { StoredTime } from '../../../shared/stored-time';
import { inTransaction, type Database } from '../../../shared/transaction';

const EVENT = 'api::event.event';
/** Doors of the event that is over, which people came through in turn. */
const DOORS = ['Main gate', 'Library side'];

/** How long after one the next has registered, in milliseconds. */
const BETWEEN_MS = 97 * MINUTE_S * 1000;

/** Somebody who comes. */
interface Guest {
  profileId: number;
  /** One of the demo's own accounts, whom reminders reach. */
  isOwn: boolean;
}

/**
 * Stores who comes to the demo's events, without telling anybody: it all happened before the site was there. Events
 * that somebody has come to stay as they are, so that a seed can be taken up again.
 */
export async function seedRegistrations(strapi: Core.Strapi): Promise<void> {
  const own = await profilesOf(strapi, (email) => /^(?:student|alumni|faculty|admin)@example\.com$/.test(email));
  const members = await profilesOf(strapi, (email) => !email.endsWith('@example.com'));
  for (const [index, attendance] of DEMO_ATTENDANCE.entries()) {
    const ownGuest = (role: AccountRole): Guest[] => {
      const profileId = own.get(`${role}@example.com`);
      return profileId === undefined ? [] : [{ profileId, isOwn: true }];
    };
    // Other people come to each.
    const ids = [...members.values()];
    const crowd = [...ids.slice(index * 11), ...ids.slice(0, index * 11)].map((profileId) => ({
      profileId,
      isOwn: false,
    }));
    await inTransaction(strapi, (trx) => fill(trx, attendance, crowd, ownGuest));
  }
}

async function fill(
  trx: Database,
  { title, seats, line, seated, waiting, came }: DemoAttendance,
  crowd: readonly Guest[],
  ownGuest: (role: AccountRole) => Guest[],
): Promise<void> {
  const event: { id: number; starts_at: StoredTime } | undefined = await trx('events')
    .where({ title })
    .first('id', 'starts_at');
  if (!event || (await trx(SEATS_TABLE).where({ event_id: event.id }).first('id'))) return;
  const taken = [...seated.flatMap(ownGuest), ...crowd.slice(0, seats)];
  const behind = crowd.slice(seats, seats + line);
  const queue = [...behind.slice(0, 2), ...waiting.flatMap(ownGuest), ...behind.slice(2)];
  const startsAt = new Date(event.starts_at).getTime();
  const now = new Date();
  const last = Math.min(now.getTime(), startsAt) - HOUR_S * 1000;
  const row = ({ profileId, isOwn }: Guest, index: number, state: RegistrationState) => {
    const registeredAt = new Date(last - (taken.length + queue.length - index) * BETWEEN_MS);
    const hasCome = state === 'registered' && index < came;
    return {
      ...{ document_id: randomUUID(), event_id: event.id, profile_id: profileId, state, place: index + 1 },
      ticket_code: state === 'registered' ? newTicketCode() : null,
      answers: '[]',
      // Nobody invented is written to.
      reminded_at: isOwn ? null : now,
      // One every half minute, from a quarter of an hour before it began.
      checked_in_at: hasCome ? new Date(startsAt + (index / 2 - 15) * MINUTE_S * 1000) : null,
      door: hasCome ? DOORS[index % DOORS.length] : null,
      ...{ created_at: registeredAt, updated_at: registeredAt },
    };
  };
  const rows = [
    ...taken.map((guest, index) => row(guest, index, 'registered')),
    ...queue.map((guest, index) => row(guest, taken.length + index, 'waitlisted')),
  ];
  await trx(REGISTRATIONS_TABLE).insert(rows);
  await trx(SEATS_TABLE).insert({
    ...{ document_id: randomUUID(), event_id: event.id, taken: taken.length, last_place: rows.length },
    ...{ created_at: now, updated_at: now },
  });
}

/** What members have proposed; one of the events of the calendar among it. @param now that the dates are counted from */
export async function seedProposals(strapi: Core.Strapi, now: Date): Promise<void> {
  const documents = strapi.documents(EVENT);
  const own = await profilesOf(strapi, (email) => email.endsWith('@example.com'));
  for (const { proposer, status, reason, ...event } of demoProposals(now)) {
    if (await documents.findFirst({ filters: { title: event.title } })) continue;
    await documents.create({
      data: {
        ...event,
        category: 'other',
        ticketPrice: 0,
        currency: 'INR',
        isPublished: false,
        proposal: status,
        ...(reason && { proposalReason: reason }),
        proposedBy: own.get(`${proposer}@example.com`),
      },
    });
  }
  const columns = { proposal: 'approved', proposed_at: now, proposed_by_id: own.get('alumni@example.com') };
  await strapi.db.connection('events').where({ title: APPROVED_PROPOSAL }).whereNull('proposed_by_id').update(columns);
}

/** Rows of profiles by the addresses of their accounts, in the order in which they came. */
async function profilesOf(strapi: Core.Strapi, isWanted: (email: string) => boolean): Promise<Map<string, number>> {
  const rows = await strapi.db
    .connection('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .orderBy('profile.id')
    .select<{ id: number; email: string }[]>('profile.id', 'account.email');
  return new Map(rows.filter(({ email }) => isWanted(email)).map(({ id, email }) => [email, id]));
}
