import type { Core } from '@strapi/strapi';
import {
  dayAt,
  MENTORSHIP_AREAS,
  MENTORSHIP_NUDGE_DAYS,
  MENTORSHIP_STORIES_MAX,
  startOfDay,
  type MentorshipArea,
  type MentorshipOverview,
  type MentorshipStats,
  type MentorshipStory,
} from 'contracts';
import type { Knex } from 'knex';

import { countInSpans } from '../../../shared/count-in-spans';
import { DAY_S } from '../../../shared/seconds';
import type { Database } from '../../../shared/transaction';
import { findPeople } from '../../profile/public';
import { settingService } from '../../setting/public';
import { ENTRIES } from '../mentor-index';
import { presentStory } from '../presenter';
import { lateBefore, MENTORSHIPS_TABLE, mentorships, STORED } from '../store';

/** Months that the numbers of the console go back. */
const MONTHS = 12;
const SOON_S = MENTORSHIP_NUDGE_DAYS * DAY_S;
const ANSWERED = 'mentorship.answered_at is not null';
const ANSWERED_SOON = `${ANSWERED} and mentorship.reply_seconds <= ${SOON_S}`;

/** Numbers of all mentorships, each an aggregate, and what became of some. */
const overviewService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the alumni pages show of the programme (member §2). */
  async overview(): Promise<MentorshipOverview> {
    const database = strapi.db.connection;
    const counts = (await database
      .select({
        mentors: database(ENTRIES).count('*'),
        full: database.count('*').from(fullMentors(database).as('full')),
        active: countOf(database, 'accepted'),
        completed: countOf(database, 'completed'),
      })
      .first()) as Record<string, number | string>;
    return {
      availableMentors: Number(counts['mentors']) - Number(counts['full']),
      activeMentorships: Number(counts['active']),
      completedMentorships: Number(counts['completed']),
      stories: await this.stories(),
    };
  },

  /** What editors tell, in their order, then what both sides agreed to show, the latest first. */
  async stories(): Promise<MentorshipStory[]> {
    const told = await strapi.documents('api::mentorship.success-story').findMany({
      status: 'published',
      sort: [{ order: 'asc' }, { id: 'asc' }],
      limit: MENTORSHIP_STORIES_MAX,
    });
    const agreed = await STORED.all(
      mentorships(strapi.db.connection)
        .where('mentorship.is_story', true)
        .orderBy([
          { column: 'mentorship.completed_at', order: 'desc' },
          { column: 'mentorship.id', order: 'desc' },
        ])
        .limit(MENTORSHIP_STORIES_MAX),
    );
    const ids = [...new Set(agreed.flatMap(({ mentorId, studentId }) => [mentorId, studentId]))];
    const people = await findPeople(strapi, ids, { profileId: null });
    return [
      ...told.map(({ documentId, title, text, by }) => ({
        ...{ _id: documentId, title: title ?? '', text: text ?? '', by: by ?? '' },
      })),
      ...agreed.flatMap((row) => presentStory(row, people) ?? []),
    ].slice(0, MENTORSHIP_STORIES_MAX);
  },

  /** Requests of the last months: how many were answered, how soon, and about what. */
  async stats(now = new Date()): Promise<MentorshipStats> {
    const { timeZone } = await settingService({ strapi }).current();
    const months = monthsUntil(dayAt(now, timeZone).slice(0, 7));
    const edges = [...months, nextMonth(months.at(-1) ?? '')].map(
      (month) => new Date(startOfDay(`${month}-01`, timeZone)),
    );
    const database = strapi.db.connection;
    const since = () => mentorships(database).where('mentorship.asked_at', '>=', edges[0] ?? now);
    const spans = (condition: string) =>
      countInSpans(database, mentorships(database).whereRaw(condition), 'mentorship.asked_at', edges);
    const [asked, answered, soon, areas, totals, median] = await Promise.all([
      spans('true'),
      spans(ANSWERED),
      spans(ANSWERED_SOON),
      since().groupBy('mentorship.area').select({ area: 'mentorship.area' }).select(sums(database)),
      totalsOf(database, since(), now),
      medianOf(database, since()),
    ]);
    const ofArea = new Map((areas as AreaRow[]).map(({ area, ...counts }) => [area, read(counts)]));
    return {
      ...totals,
      medianReplyHours: median,
      months: months.map((month, place) => ({
        ...{ month, asked: asked[place] ?? 0, answered: answered[place] ?? 0, answeredSoon: soon[place] ?? 0 },
      })),
      areas: [...MENTORSHIP_AREAS, null].flatMap((area) => {
        const counts = ofArea.get(area);
        return counts ? [{ area, ...counts }] : [];
      }),
    };
  },
});

export default overviewService;

interface Counts {
  asked: number | string;
  answered: number | string;
  soon: number | string;
}
type AreaRow = Counts & { area: MentorshipArea | null };

const countOf = (database: Database, state: string) => database(MENTORSHIPS_TABLE).where({ state }).count('*');

/** Mentors who take requests and have no place: no more rows are looked at than there are mentorships going on. */
const fullMentors = (database: Database): Knex.QueryBuilder =>
  mentorships(database)
    .innerJoin(`${ENTRIES} as entry`, 'entry.person_id', 'mentorship.mentor_id')
    .where('mentorship.state', 'accepted')
    .groupBy('entry.person_id', 'entry.capacity')
    .havingRaw('count(*) >= entry.capacity')
    .select('entry.person_id');

const sumWhere = (database: Database, condition: string, name: string, ...bindings: Date[]) =>
  database.raw(`coalesce(sum(case when ${condition} then 1 else 0 end), 0) as ${name}`, bindings);
const sums = (database: Database) => [
  database.raw('count(*) as asked'),
  sumWhere(database, ANSWERED, 'answered'),
  sumWhere(database, ANSWERED_SOON, 'soon'),
];
const read = ({ asked, answered, soon }: Counts) => ({
  ...{ asked: Number(asked), answered: Number(answered), answeredSoon: Number(soon) },
});

async function totalsOf(database: Database, rows: Knex.QueryBuilder, now: Date) {
  const due = `${ANSWERED} or mentorship.state = 'expired' or (mentorship.state = 'pending' and mentorship.assigned_at <= ?)`;
  const states = { waiting: 'pending', active: 'accepted', completed: 'completed' };
  const found: (Counts & Record<'due' | keyof typeof states, number | string>) | undefined = await rows
    .select([...sums(database), sumWhere(database, due, 'due', lateBefore(now))])
    .select(Object.fromEntries(Object.entries(states).map(([name, state]) => [name, countOf(database, state)])))
    .first();
  const { waiting = 0, active = 0, completed = 0, due: long = 0, ...counts } = found ?? {};
  return {
    ...read({ asked: 0, answered: 0, soon: 0, ...counts }),
    ...{ due: Number(long), waiting: Number(waiting), active: Number(active), completed: Number(completed) },
  };
}

async function medianOf(database: Database, rows: Knex.QueryBuilder): Promise<number | null> {
  const replies = rows
    .whereNotNull('mentorship.reply_seconds')
    .select({ seconds: 'mentorship.reply_seconds' })
    .select(
      database.raw('row_number() over (order by mentorship.reply_seconds) as place'),
      database.raw('count(*) over () as replies'),
    );
  const found: { median: number | string | null } | undefined = await database
    .from(replies.as('reply'))
    .whereRaw('place in ((replies + 1) / 2, (replies + 2) / 2)')
    .avg({ median: 'seconds' })
    .first();
  const median = found?.median ?? null;
  return median === null ? null : Math.round(Number(median) / 360) / 10;
}

/** The last months, the earliest first. @param month such as `2027-09` */
function monthsUntil(month: string): string[] {
  const months = [month];
  while (months.length < MONTHS) months.unshift(addMonths(months[0] ?? month, -1));
  return months;
}
const nextMonth = (month: string): string => addMonths(month, 1);
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
