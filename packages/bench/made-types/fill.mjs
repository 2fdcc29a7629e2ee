import { inDatabase, insertRows } from '../in-database.mjs';

const DAY_MS = 86_400_000;
const LEVELS = ['gold', 'silver', 'in-kind'];
const NAMES = ['Harbour', 'Kestrel', 'Monsoon', 'Banyan', 'Saffron', 'Cobalt', 'Tamarind', 'Juniper'];

/**
 * Fills the table of the sponsors that somebody made, and joins each to an event.
 * @param {Parameters<typeof inDatabase>[0]} place
 * @param {number} count
 */
export function fillSponsors(place, count) {
  return inDatabase(place, async (database) => {
    await insertRows(
      database,
      'sponsors',
      Array.from({ length: count }, (_, index) => sponsorOf(index)),
    );
    await database.raw(
      `insert into sponsors_events_lnk (sponsor_id, event_id, event_ord, sponsor_ord)
       select sponsor.id, event.id, 1, sponsor.number
       from (select id, row_number() over (order by id) as number from sponsors) as sponsor
       join (select id, row_number() over (order by id) - 1 as number from events) as event
         on event.number = sponsor.number % (select count(*) from events)`,
    );
  });
}

/**
 * Of the words, `quay` is in half of the rows, `lamp` in a tenth, `moss` in three of a hundred, and each that begins
 * with `tern` in twenty rows at most.
 * @param {number} index
 */
function sponsorOf(index) {
  // Spreads what goes by it over the rows, alike on both sides.
  const spread = (index * 7919) % 10_007;
  const at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
  const words = [spread % 2 === 0 && 'quay', spread % 10 === 3 && 'lamp', spread % 100 < 3 && 'moss'];
  const name = `${NAMES[spread % NAMES.length]} ${index}`;
  return {
    document_id: `bench${String(index).padStart(19, '0')}`,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    pitch: ['We pay for the lights of', `tern${Math.floor(index / 20)}`, ...words.filter(Boolean)].join(' '),
    terms: `# Terms\n\nEverybody of ${name} is welcome to the stand, and to whatever is served there until evening.`,
    contact: `${index}@example.org`,
    website: 'https://example.org',
    employees: (spread * 31) % 9_000,
    amount: spread / 100,
    is_active: spread % 4 !== 0,
    since: new Date(Date.UTC(2006, 0, 1) + (spread % 7_300) * DAY_MS).toISOString().slice(0, 10),
    signed_at: at,
    level: LEVELS[spread % 3],
    created_at: at,
    updated_at: at,
    published_at: at,
  };
}
