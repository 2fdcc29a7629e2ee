import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { DEMO_MENTORS, DEMO_MENTORSHIPS, DEMO_SUCCESS_STORIES, type DemoMentor, type DemoMentorship } from 'demo-data';

import { PROFILE } from '../../platform/accounts/account';
import { DAY_S } from '../../shared/seconds';
import { inTransaction } from '../../shared/transaction';
import { MEETINGS_TABLE, MENTORSHIPS_TABLE } from './store';

export const steps = { mentors: seedMentors, mentorships: seedMentorships, 'success stories': seedStories };

const STORY = 'api::mentorship.success-story';
/** Stories leave room for one in between. */
const POSITION_STEP = 10;

/** Some of the alumni become mentors, the demo's own among them; who already is one stays as they are. */
async function seedMentors(strapi: Core.Strapi): Promise<void> {
  const ids = await mentorIds(strapi);
  for (const [place, id] of ids.entries()) {
    const mentor = DEMO_MENTORS[place];
    const profile = await strapi.db.query(PROFILE).findOne({ where: { id }, select: ['isMentor'] });
    if (mentor && profile?.isMentor === false) await becomeMentor(strapi, id, mentor);
  }
}

function becomeMentor(strapi: Core.Strapi, id: number, mentor: DemoMentor): Promise<unknown> {
  return strapi.db.query(PROFILE).update({
    where: { id },
    data: {
      ...{ isMentor: true, mentorBio: mentor.bio, mentorExpectations: mentor.expectations },
      ...{ expertise: mentor.expertise, mentorshipAreas: mentor.areas, languages: mentor.languages },
      ...{ availabilityHours: mentor.availability, mentorCapacity: mentor.capacity },
      isAvailable: mentor.isAvailable ?? true,
    },
  });
}

/** @param now the day that the requests were made before */
async function seedMentorships(strapi: Core.Strapi, now: Date): Promise<void> {
  if (await strapi.db.connection(MENTORSHIPS_TABLE).first('id')) return;
  const mentors = await mentorIds(strapi);
  const [own] = await profilesOf(strapi, 'student', { isOwn: true, count: 1 });
  const others = await profilesOf(strapi, 'student', { isOwn: false, count: DEMO_MENTORSHIPS.length });
  for (const [place, each] of DEMO_MENTORSHIPS.entries()) {
    const mentorId = mentors[each.mentor];
    const studentId = each.student === 'own' ? own : others[place];
    if (mentorId !== undefined && studentId !== undefined) await store(strapi, each, { mentorId, studentId }, now);
  }
}

function store(
  strapi: Core.Strapi,
  each: DemoMentorship,
  { mentorId, studentId }: { mentorId: number; studentId: number },
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_S * 1000);
  const { asked, answered, over, goals = [], meetings = [], feedback, topics, state } = each;
  const changed = { created_at: ago(asked), updated_at: ago(over ?? answered ?? asked) };
  const isCompleted = state === 'completed';
  return inTransaction(strapi, async (trx) => {
    const [stored]: { id: number }[] = await trx(MENTORSHIPS_TABLE)
      .insert({
        ...{ ...changed, document_id: randomUUID(), mentor_id: mentorId, student_id: studentId, state },
        ...{ message: each.message, topics: JSON.stringify(topics), duration: each.duration, area: each.area },
        ...{ answer: each.answer ?? '', asked_at: ago(asked), assigned_at: ago(asked) },
        ...(answered !== undefined && { answered_at: ago(answered), reply_seconds: (asked - answered) * DAY_S }),
        ...(over !== undefined && { [isCompleted ? 'completed_at' : 'closed_at']: ago(over) }),
        ...(state === 'expired' && over !== undefined && { reply_seconds: (asked - over) * DAY_S }),
        ...{ goals: JSON.stringify(goals), goals_version: goals.length > 0 ? 1 : 0 },
        ...{ student_feedback: feedback?.student ?? null, mentor_feedback: feedback?.mentor ?? null },
        ...{ student_agrees: feedback !== undefined, mentor_agrees: feedback !== undefined },
        is_story: feedback !== undefined,
      })
      .returning('id');
    for (const { at, place, notes } of meetings) {
      await trx(MEETINGS_TABLE).insert({
        ...{ ...changed, document_id: randomUUID(), mentorship_id: stored?.id },
        ...{ starts_at: ago(at), minutes: 30, place, notes, version: 0 },
      });
    }
  });
}

/** The success stories of the overview, as editors would write them. */
async function seedStories(strapi: Core.Strapi): Promise<void> {
  for (const [index, story] of DEMO_SUCCESS_STORIES.entries()) {
    if (await strapi.documents(STORY).findFirst({ filters: { title: story.title } })) continue;
    await strapi
      .documents(STORY)
      .create({ status: 'published', data: { ...story, order: (index + 1) * POSITION_STEP } });
  }
}

/** Rows of the demo's mentors, in their order. */
const mentorIds = async (strapi: Core.Strapi): Promise<number[]> => [
  ...(await profilesOf(strapi, 'alumni', { isOwn: true, count: 1 })),
  ...(await profilesOf(strapi, 'alumni', { isOwn: false, count: DEMO_MENTORS.length - 1 })),
];

/** The first profiles of a role: the demo's own account, or invented people. */
const profilesOf = (
  strapi: Core.Strapi,
  role: 'alumni' | 'student',
  { isOwn, count }: { isOwn: boolean; count: number },
): Promise<number[]> =>
  strapi.db
    .connection('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .innerJoin('up_roles as role', 'role.id', 'account.role_id')
    .where('role.type', role)
    .where('account.email', isOwn ? '=' : '<>', `${role}@example.com`)
    .where('account.email', 'like', isOwn ? '%' : '%@people.example.com')
    .orderBy('profile.id')
    .limit(count)
    .pluck('profile.id');
