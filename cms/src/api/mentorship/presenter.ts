import {
  SUGGESTED_MENTORS,
  type Mentor,
  type Mentorship,
  type MentorshipDetail,
  type MentorshipLink,
  type MentorshipMeeting,
  type MentorshipSide,
  type MentorshipState,
  type MentorshipStory,
  type Person,
} from 'contracts';

import type { LinkedMentorship } from './answer-link';
import { mentorshipMachine } from './machine';
import { answerUntil, type StoredMeeting, type StoredMentorship } from './store';

/** When other mentors are suggested, how many, and how many are looked at, since some take no request of this student. */
export const SUGGESTS = {
  states: ['rejected', 'expired'] as readonly MentorshipState[],
  most: SUGGESTED_MENTORS,
  lookedAt: SUGGESTED_MENTORS * 4,
};

/** Who reads, and who stands on both sides, as privacy leaves them. */
interface Around {
  profileId: number | null;
  people: ReadonlyMap<number, Person>;
  majors: ReadonlyMap<number, string>;
}

/** The other of the two. */
export const otherOf = ({ studentId, mentorId }: StoredMentorship, profileId: number): number =>
  studentId === profileId ? mentorId : studentId;

/** On which side a person stands. */
export const sideOf = ({ studentId }: StoredMentorship, profileId: number | null): MentorshipSide =>
  studentId === profileId ? 'student' : 'mentor';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A request in a list. */
export function presentMentorship(row: StoredMentorship, { profileId, people, majors }: Around): Mentorship {
  const side = sideOf(row, profileId);
  const [mentor, student] = [people.get(row.mentorId), people.get(row.studentId)];
  const hasBegun = row.state === 'accepted' || row.state === 'completed';
  return {
    _id: row.documentId,
    side,
    status: row.state,
    mentor: mentor ? { ...mentor, jobTitle: mentor.position } : null,
    student: student ? { ...student, major: majors.get(row.studentId) ?? '' } : null,
    topics: row.topics,
    duration: row.duration,
    createdAt: row.askedAt.toISOString(),
    responseDate: iso(row.answeredAt),
    startedAt: hasBegun ? iso(row.answeredAt) : null,
    completedDate: iso(row.completedAt),
    closedAt: iso(row.closedAt),
    answerUntil: row.state === 'pending' ? answerUntil(row).toISOString() : null,
    abilities: {
      respond: side === 'mentor' && mentorshipMachine.can('accept', row.state),
      complete: mentorshipMachine.can('complete', row.state),
      cancel: side === 'student' && mentorshipMachine.can('cancel', row.state),
      plan: row.state === 'accepted',
      giveFeedback: row.state === 'completed',
    },
  };
}

/** A request whole, as either of the two reads it. */
export function presentMentorshipDetail(
  row: StoredMentorship,
  around: Around,
  meetings: readonly StoredMeeting[],
  suggestions: Mentor[],
): MentorshipDetail {
  const isStudent = sideOf(row, around.profileId) === 'student';
  const [text, mayBeShown] = isStudent
    ? [row.studentFeedback, row.studentAgrees]
    : [row.mentorFeedback, row.mentorAgrees];
  return {
    ...presentMentorship(row, around),
    message: row.message,
    answer: row.answer,
    goals: row.goals,
    goalsVersion: row.goalsVersion,
    meetings: meetings.map(presentMeeting),
    feedback: text === null ? null : { text, mayBeShown },
    story: presentStory(row, around.people),
    suggestions,
  };
}

/** A meeting, as either of the two reads it. */
export const presentMeeting = (row: StoredMeeting): MentorshipMeeting => ({
  _id: row.documentId,
  startsAt: row.startsAt.toISOString(),
  minutes: row.minutes,
  place: row.place,
  notes: row.notes,
  version: row.version,
});

/** What is told of a mentorship while both agree; null otherwise, and once either is no member any more. */
export function presentStory(row: StoredMentorship, people: ReadonlyMap<number, Person>): MentorshipStory | null {
  const [mentor, student] = [people.get(row.mentorId), people.get(row.studentId)];
  if (!row.isStory || !mentor || !student) return null;
  return {
    _id: row.documentId,
    title: `${student.name} and ${mentor.name}`,
    text: `${row.studentFeedback ?? ''}\n\n${mentor.name}: ${row.mentorFeedback ?? ''}`,
    by: `${student.name}, mentored by ${mentor.name}`,
  };
}

/** What the link of a mail shows, to whoever has it. */
export const presentLink = (row: LinkedMentorship): MentorshipLink => ({
  _id: row.documentId,
  mentorName: row.mentorName,
  student: { name: row.studentName, major: row.major, graduationYear: row.graduationYear },
  message: row.message,
  topics: row.topics,
  duration: row.duration,
  status: row.state,
  createdAt: row.askedAt.toISOString(),
  answerUntil: answerUntil(row).toISOString(),
  abilities: { respond: mentorshipMachine.can('accept', row.state) },
});
