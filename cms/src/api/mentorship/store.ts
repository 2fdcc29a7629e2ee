import type { Core } from '@strapi/strapi';
import {
  DEFAULT_MENTORSHIP_DURATION,
  MENTORSHIP_DURATIONS,
  MENTORSHIP_EXPIRY_DAYS,
  MENTORSHIP_NUDGE_DAYS,
  mentorshipGoalSchema,
  type MentorshipGoal,
  type MentorshipSide,
} from 'contracts';
import { z } from 'zod';

import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import { DAY_S } from '../../shared/seconds';
import { toTexts } from '../../shared/to-texts';
import type { Database } from '../../shared/transaction';

export const MENTORSHIP = 'api::mentorship.mentorship';
export const MENTORSHIPS_TABLE = 'mentorships';
export const MEETINGS_TABLE = 'mentorship_meetings';

/** How often a day a mentor is told that the same student asks them. */
const ASKED_A_DAY = 3;

const mentorship = tableOf(MENTORSHIP, 'mentorship');
const meeting = tableOf('api::mentorship.meeting', 'meeting');
const goals = z.array(mentorshipGoalSchema).catch([]);

export const STORED_COLUMNS = {
  ...pick(mentorship, 'id', 'documentId', 'mentorId', 'studentId', 'state', 'message', 'area'),
  ...pick(mentorship, 'askedAt', 'assignedAt', 'answeredAt', 'completedAt', 'closedAt', 'updatedAt'),
  ...pick(mentorship, 'goalsVersion', 'studentFeedback', 'studentAgrees', 'mentorFeedback', 'mentorAgrees', 'isStory'),
  // No enumeration: Strapi's begin with a letter.
  duration: mentorship.duration.to(
    (stored) => MENTORSHIP_DURATIONS.find((duration) => duration === stored) ?? DEFAULT_MENTORSHIP_DURATION,
  ),
  topics: mentorship.topics.to(toTexts),
  answer: mentorship.answer.or(''),
  goals: mentorship.goals.to((stored): MentorshipGoal[] => goals.parse(stored ?? [])),
};
/** A request or mentorship alone. */
export const STORED = selection(STORED_COLUMNS);
export type StoredMentorship = ReturnType<typeof STORED.read>;

/** Requests as `mentorship`, to be filtered. */
export const mentorships = (database: Database) => database(`${MENTORSHIPS_TABLE} as mentorship`);

/** A meeting of the two. */
export const MEETING = selection({
  ...pick(meeting, 'id', 'documentId', 'mentorshipId', 'startsAt', 'minutes', 'version', 'updatedAt'),
  place: meeting.place.or(''),
  notes: meeting.notes.or(''),
});
export type StoredMeeting = ReturnType<typeof MEETING.read>;
/** Meetings as `meeting`, to be filtered. */
export const meetings = (database: Database) => database(`${MEETINGS_TABLE} as meeting`);

/** The column that names who stands on a side. */
export const SIDE_COLUMNS: Record<MentorshipSide, 'student_id' | 'mentor_id'> = {
  student: 'student_id',
  mentor: 'mentor_id',
};

/** A request that a person sent or was sent. @returns null for everybody else, as if there were none */
export const findOwn = (database: Database, documentId: string, profileId: number): Promise<StoredMentorship | null> =>
  STORED.first(
    mentorships(database)
      .where('mentorship.document_id', documentId)
      .where((either) => either.where('mentorship.student_id', profileId).orWhere('mentorship.mentor_id', profileId)),
  );

/** The page of the mentorship that two people are in now; null where they are in none. */
export async function mentorshipBetween(database: Database, one: number, other: number): Promise<string | null> {
  const [found]: string[] = await mentorships(database)
    .whereIn('mentorship.mentor_id', [one, other])
    .whereIn('mentorship.student_id', [one, other])
    .where('mentorship.state', 'accepted')
    .orderBy('mentorship.id', 'desc')
    .limit(1)
    .pluck('mentorship.document_id');
  return found ?? null;
}

/** Until when a request can be answered. */
export const answerUntil = ({ assignedAt }: Pick<StoredMentorship, 'assignedAt'>): Date =>
  new Date(assignedAt.getTime() + MENTORSHIP_EXPIRY_DAYS * DAY_S * 1000);
/** A moment so many days earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_S * 1000);
/** What a mentor has had since before this moment is late. */
export const lateBefore = (now: Date): Date => daysBefore(now, MENTORSHIP_NUDGE_DAYS);
/** What a mentor has had since before this moment is over. */
export const overBefore = (now: Date): Date => daysBefore(now, MENTORSHIP_EXPIRY_DAYS);

/** Lets nobody else ask, accept or reassign for these people until the transaction ends; in one order, so that none waits in vain. */
export const lockPeople = (trx: Database, ...profileIds: readonly number[]): Promise<unknown> =>
  trx('profiles').whereIn('id', profileIds).orderBy('id').forUpdate().select('id');

/** Students whom a mentor has now. */
export async function countStudents(trx: Database, mentorId: number): Promise<number> {
  const [counted] = await trx(MENTORSHIPS_TABLE)
    .where({ mentor_id: mentorId, state: 'accepted' })
    .count<{ count: number | string }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
}

/** Whether a student asked a mentor so often within a day that the mentor is told no more of it, lest it never stop. */
export async function hasAskedEnough(
  trx: Database,
  { studentId, mentorId }: Pick<StoredMentorship, 'studentId' | 'mentorId'>,
  now: Date,
): Promise<boolean> {
  const [counted] = await trx(MENTORSHIPS_TABLE)
    .where({ student_id: studentId, mentor_id: mentorId })
    .where('asked_at', '>', daysBefore(now, 1))
    .count<{ count: number | string }[]>({ count: '*' });
  return Number(counted?.count ?? 0) > ASKED_A_DAY;
}

/** Of however many requests of one student to one mentor at once, one is stored: Strapi's schema knows no partial index. */
export async function ensureOneOpen(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create unique index if not exists mentorships_open_unique on ${MENTORSHIPS_TABLE} (student_id, mentor_id)
     where state in ('pending', 'accepted')`,
  );
}

/** Deletes requests with all that belongs to them. */
export async function deleteMentorships(trx: Database, ids: readonly number[]): Promise<void> {
  await trx(MEETINGS_TABLE)
    .whereIn('mentorship_id', [...ids])
    .delete();
  await trx(MENTORSHIPS_TABLE)
    .whereIn('id', [...ids])
    .delete();
}
