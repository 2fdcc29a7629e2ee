import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { atEvent } from './at-event';
import { CANCELLATIONS_TABLE } from './cancellations';
import { MOVES_TABLE } from './moves';
import { REGISTRATIONS_TABLE, takesSeat } from './registration';
import { freeSeat } from './seats';
import { registrations } from './store';

const EXPORTED = selection({
  ...pick(
    tableOf('api::event.registration', 'registration'),
    'state',
    'ticketCode',
    'answers',
    'createdAt',
    'checkedInAt',
  ),
  ...pick(tableOf('api::event.event', 'event'), 'title', 'startsAt'),
});

/** What events the person came to, and what they answered there. Their seats go to whoever waits. */
export const registrationsPart: PersonalDataPart = {
  name: 'registrations',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = registrations(strapi.db.connection)
      .innerJoin('events as event', 'event.id', 'registration.event_id')
      .where('registration.profile_id', profileId)
      .orderBy('registration.id');
    return (await EXPORTED.all(own)).map(({ title, startsAt, state, ticketCode, answers, createdAt, checkedInAt }) => ({
      event: title,
      startsAt: startsAt.toISOString(),
      state,
      ticketCode,
      answers: answers ?? [],
      createdAt: createdAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
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
      await atEvent(strapi, { id: eventId, profileId }, now, async (_trx, { registration }) => {
        if (!registration) return;
        await trx(REGISTRATIONS_TABLE).where({ id: registration.id }).delete();
        if (takesSeat(registration)) await freeSeat(trx, eventId);
      });
    }
  },
};
