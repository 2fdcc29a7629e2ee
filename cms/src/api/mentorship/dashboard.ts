import type { Core } from '@strapi/strapi';
import type { MentorshipDashboard } from 'contracts';
import type { Knex } from 'knex';

import type { SignedInUser } from '../../platform/accounts';
import { presentMeeting, presentMentorship } from './presenter';
import mentorshipService from './services/mentorship';
import { MEETING, meetings, MEETINGS_TABLE, mentorships, STORED, type StoredMentorship } from './store';

const NOTHING: MentorshipDashboard = { toAnswer: [], toPlan: [], toReview: [], meetings: [] };
const MINUTE_MS = 60_000;
/** A meeting stands on the dashboards for as long as it may go on after its beginning. */
const BEGUN_MS = 60 * MINUTE_MS;

/** What of mentorships waits for a person, and which meetings come next. @param rows of each list at most */
export async function mentorshipsOnDashboard(
  strapi: Core.Strapi,
  user: SignedInUser,
  rows: number,
  now = new Date(),
): Promise<MentorshipDashboard> {
  const { profileId } = user;
  if (profileId === null) return NOTHING;
  const database = strapi.db.connection;
  const find = (narrow: (all: Knex.QueryBuilder) => Knex.QueryBuilder) =>
    STORED.all(narrow(mentorships(database)).limit(rows));
  const ownAs = (all: Knex.QueryBuilder, student: object, mentor: object) =>
    all.where((either) =>
      either
        .where({ 'mentorship.student_id': profileId, ...student })
        .orWhere({ 'mentorship.mentor_id': profileId, ...mentor }),
    );
  const [toAnswer, toPlan, toReview, ahead] = await Promise.all([
    find((all) =>
      all
        .where({ 'mentorship.mentor_id': profileId, 'mentorship.state': 'pending' })
        .orderBy(['mentorship.assigned_at', 'mentorship.id']),
    ),
    find((all) =>
      all
        .where({ 'mentorship.student_id': profileId, 'mentorship.state': 'accepted' })
        .whereNotExists(database(MEETINGS_TABLE).whereRaw('mentorship_id = mentorship.id').select('id'))
        .orderBy('mentorship.answered_at', 'desc'),
    ),
    find((all) =>
      ownAs(
        all.where('mentorship.state', 'completed'),
        { 'mentorship.student_feedback': null },
        { 'mentorship.mentor_feedback': null },
      ).orderBy('mentorship.completed_at', 'desc'),
    ),
    MEETING.all(
      ownAs(
        meetings(database)
          .innerJoin('mentorships as mentorship', 'mentorship.id', 'meeting.mentorship_id')
          .where('mentorship.state', 'accepted')
          .where('meeting.starts_at', '>', new Date(now.getTime() - BEGUN_MS)),
        {},
        {},
      )
        .orderBy(['meeting.starts_at', 'meeting.id'])
        .limit(rows),
    ),
  ]);
  const met = await STORED.all(
    mentorships(database).whereIn(
      'mentorship.id',
      ahead.map(({ mentorshipId }) => mentorshipId),
    ),
  );
  const all = [...toAnswer, ...toPlan, ...toReview, ...met];
  if (all.length === 0) return NOTHING;
  const around = await mentorshipService({ strapi }).around(user, all);
  const present = (row: StoredMentorship) => presentMentorship(row, around);
  return {
    toAnswer: toAnswer.map((row) => ({ ...present(row), message: row.message })),
    toPlan: toPlan.map(present),
    toReview: toReview.map(present),
    meetings: ahead.flatMap((meeting) => {
      const row = met.find(({ id }) => id === meeting.mentorshipId);
      return row ? [{ ...presentMeeting(meeting), mentorship: present(row) }] : [];
    }),
  };
}
