import { demoEvents } from 'demo-data';

import { inDatabase, insertRows } from '../in-database.mjs';

/** Apart from the demo's own calendar, so that neither repeats the other. */
const SEED = 2;

/**
 * Stores as many invented events as asked for, each with the same number of registrations by people who are there: a
 * million of these take seconds.
 * @param {Parameters<typeof inDatabase>[0]} place
 * @param {number} events how many in all
 * @param {number} each how many registrations each of them has
 */
export function fillCalendar(place, events, each) {
  return inDatabase(place, async (database) => {
    const now = new Date();
    const [{ count }] = await database('events').count({ count: '*' });
    const rows = demoEvents({ count: events, now, seed: SEED }).slice(Number(count));
    await insertRows(
      database,
      'events',
      rows.map((event, index) => toRow(event, index, now)),
    );
    // Those of the demo would be in the way.
    for (const table of ['registrations', 'event_seats']) await database(table).delete();
    await database.raw(
      `insert into registrations
         (document_id, event_id, profile_id, state, place, ticket_code, answers, checked_in_at, door, reminded_at,
          created_at, updated_at)
       with recursive
         guest(number) as (select 0 union all select number + 1 from guest where number < ?),
         event as (select id, ends_at, row_number() over (order by id) - 1 as number from events),
         person as (select id, row_number() over (order by id) - 1 as number from profiles),
         crowd(people) as (select count(*) from profiles),
         coming as (
           select event.id as event_id, event.ends_at, guest.number, (event.number * ? + guest.number) % people as person,
             case when guest.number % 10 = 8 then 'waitlisted' when guest.number % 10 = 9 then 'cancelled'
               else 'registered' end as state
           from event cross join guest cross join crowd
         )
       select 'bench-' || event_id || '-' || coming.number, event_id, person.id, state, coming.number + 1,
         case when state = 'registered' then 'T' || event_id || '-' || coming.number end, '[]',
         case when state = 'registered' and ends_at < ? then ends_at end,
         case when state = 'registered' and ends_at < ? then 'Main gate' end, ?, ?, ?
       from coming join person on person.number = coming.person`,
      [each - 1, each, now, now, now, now, now],
    );
    await database.raw(
      `insert into event_seats (document_id, event_id, taken, last_place, created_at, updated_at)
       select 'bench-' || event_id, event_id, count(case when state = 'registered' then 1 end), count(*), ?, ?
       from registrations group by event_id`,
      [now, now],
    );
    // Each is full, and everybody was reminded: otherwise the server would offer seats and remind people all the while.
    await database.raw(
      'update events set capacity = (select taken from event_seats where event_seats.event_id = events.id)',
    );
  });
}

/**
 * @param {ReturnType<typeof demoEvents>[number]} event
 * @param {number} index
 * @param {Date} now
 */
function toRow(event, index, now) {
  return {
    document_id: `bench${String(index).padStart(19, '0')}`,
    title: event.title,
    description: event.description,
    category: event.category,
    format: event.format,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    location: event.location,
    ticket_price: event.ticketPrice,
    currency: event.currency,
    is_published: event.isPublished,
    waitlist: event.waitlist,
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}
