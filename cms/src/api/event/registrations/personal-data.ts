import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { presentTime, toDate, type StoredTime } from '../../../shared/stored-time';
import { atEvent } from './at-event';
import { CANCELLATIONS_TABLE } from './cancellations';
import { MOVES_TABLE } from './moves';
import {
  REGISTRATION_COLUMNS,
  REGISTRATIONS_TABLE,
  takesSeat,
  toRegistration,
  type RegistrationRow,
} from './registration';
import { freeSeat } from './seats';
import { findRegistration, registrations } from './store';

type Row = RegistrationRow & {
  title: string;
  startsAt: StoredTime;
  createdAt: StoredTime;
};

/** What events the person came to, and what they answered there. Their seats go to whoever waits. */
export const registrationsPart: PersonalDataPart = {
  name: 'registrations',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const rows = await registrations(strapi.db.connection)
      .innerJoin('events as event', 'event.id', 'registration.event_id')
      .where('registration.profile_id', profileId)
      .orderBy('registration.id')
      .select<Row[]>({
        ...REGISTRATION_COLUMNS,
        title: 'event.title',
        startsAt: 'event.starts_at',
        createdAt: 'registration.created_at',
      });
    return rows.map((row) => ({
      event: row.title,
      startsAt: presentTime(row.startsAt),
      state: row.state,
      ticketCode: row.ticketCode,
      answers: toRegistration(row).answers,
      createdAt: presentTime(row.createdAt),
      checkedInAt: toDate(row.checkedInAt)?.toISOString() ?? null,
    }));
  },

  async erase(strapi, { profileId }, trx) {
    if (profileId === null) return;
    const now = new Date();
    for (const table of [CANCELLATIONS_TABLE, MOVES_TABLE]) await trx(table).where({ profile_id: profileId }).delete();
    // In one order, so that two who leave at once never wait for each other.
    const eventIds: number[] = await trx(REGISTRATIONS_TABLE)
      .where({ profile_id: profileId })
      .orderBy('event_id')
      .pluck('event_id');
    for (const eventId of eventIds) {
      await atEvent(strapi, eventId, now, async () => {
        const registration = await findRegistration(trx, eventId, profileId);
        if (!registration) return;
        await trx(REGISTRATIONS_TABLE).where({ id: registration.id }).delete();
        if (takesSeat(registration)) await freeSeat(trx, eventId);
      });
    }
  },
};
