import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  MENTORSHIP_AREA_LABELS,
  MENTORSHIP_AREAS,
  MENTORSHIP_TABS,
  messages,
  PENDING_REQUESTS_MAX,
  type MentorRequest,
  type MentorshipArea,
  type MentorshipDetail,
  type MentorshipLink,
  type Mentorships,
  type MentorshipsQuery,
  type MentorshipTab,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { mailingMember } from '../../../platform/accounts/limits';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { advance } from '../../../platform/states/advance';
import { NONE } from '../../../platform/states/machine';
import { conflict } from '../../../shared/conflict';
import { presentPage, toRange } from '../../../shared/present-page';
import { inTransaction, type Database } from '../../../shared/transaction';
import { findPeople, PROFILE_COLUMNS, toProfile, type Profile } from '../../profile/public';
import { readAnswerLink } from '../answer-link';
import { ANSWERS, mentorshipMachine } from '../machine';
import { findMatches } from '../match';
import { tell } from '../notifications';
import { otherOf, presentLink, presentMentorship, presentMentorshipDetail, SUGGESTS } from '../presenter';
import {
  countStudents,
  findOwn,
  hasAskedEnough,
  lockPeople,
  MEETING,
  meetings,
  MENTORSHIPS_TABLE,
  mentorships,
  SIDE_COLUMNS,
  STORED,
  type StoredMentorship,
} from '../store';
import mentorService from './mentor';

/** What a mentor answers. */
interface Answer {
  status: keyof typeof ANSWERS;
  answer: string;
}

const mentorshipService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Asks a mentor, who is told.
   * @param count counts the request once it may be sent
   * @throws NotFoundError; a 409 for a mentor without a place, for a second one of the same, and for one too many
   */
  async ask(
    user: SignedInUser,
    mentor: string,
    entered: MentorRequest,
    count: () => Promise<void>,
    now = new Date(),
  ): Promise<MentorshipDetail> {
    const studentId = ownProfileId(user);
    const { id: mentorId } = await mentorService({ strapi }).find(studentId, mentor);
    await count();
    const documentId = randomUUID();
    const store = (mayMail: boolean) =>
      inTransaction(strapi, async (trx) => {
        // One after the other, so that several at once are counted, and whoever pauses at this moment comes first, or waits.
        await lockPeople(trx, studentId, mentorId);
        const open = await STORED.all(
          mentorships(trx)
            .where('mentorship.student_id', studentId)
            .whereIn('mentorship.state', ['pending', 'accepted']),
        );
        mentorshipMachine.check('ask', open.find((each) => each.mentorId === mentorId)?.state ?? NONE);
        const profile = await profileOf(trx, mentorId);
        if (!profile.isMentor || !profile.isAvailable) throw conflict(messages.mentorPaused);
        if ((await countStudents(trx, mentorId)) >= profile.mentorCapacity) throw conflict(messages.mentorFull);
        if (open.filter(({ state }) => state === 'pending').length >= PENDING_REQUESTS_MAX) {
          throw conflict(messages.tooManyMentorships(PENDING_REQUESTS_MAX));
        }
        await trx(MENTORSHIPS_TABLE).insert({
          ...{ document_id: documentId, student_id: studentId, mentor_id: mentorId, state: 'pending' },
          ...{ message: entered.message, topics: JSON.stringify(entered.topics), duration: entered.duration },
          ...{ area: areaOf(entered, profile), asked_at: now, assigned_at: now, created_at: now, updated_at: now },
          ...{ goals: '[]', goals_version: 0, student_agrees: false, mentor_agrees: false, is_story: false },
        });
        if (await hasAskedEnough(trx, { studentId, mentorId }, now)) return;
        await tell(strapi, trx, 'asked', {
          ...{ documentId, recipientId: mentorId, actorId: studentId, words: entered.message, mayMail },
        });
      });
    await mailingMember(mentorId, store);
    return this.one(user, documentId);
  },

  /** A page of what a person sent and was sent, the latest first, and how many stand in each tab. */
  async list(user: SignedInUser, query: MentorshipsQuery): Promise<Mentorships> {
    const profileId = ownProfileId(user);
    const database = strapi.db.connection;
    const own = () => {
      const sides = query.as ? [query.as] : (['student', 'mentor'] as const);
      return mentorships(database).where((either) => {
        for (const side of sides) void either.orWhere(`mentorship.${SIDE_COLUMNS[side]}`, profileId);
      });
    };
    const { start, limit } = toRange(query);
    const listed = own().orderBy('mentorship.id', 'desc').offset(start).limit(limit);
    if (query.status) void listed.whereIn('mentorship.state', [...MENTORSHIP_TABS[query.status]]);
    const [rows, states] = await Promise.all([
      STORED.all(listed),
      own()
        .groupBy('mentorship.state')
        .select('mentorship.state')
        .count<{ state: string; count: number | string }[]>({ count: '*' }),
    ]);
    const countOf = (tab: MentorshipTab) =>
      states
        .filter(({ state }) => (MENTORSHIP_TABS[tab] as readonly string[]).includes(state))
        .reduce((sum, { count }) => sum + Number(count), 0);
    const counts = { active: countOf('active'), pending: countOf('pending'), past: countOf('past') };
    const total = query.status ? counts[query.status] : counts.active + counts.pending + counts.past;
    const around = await this.around(user, rows);
    return {
      ...presentPage(
        rows.map((row) => presentMentorship(row, around)),
        total,
        query,
      ),
      counts,
    };
  },

  /** A request that a person sent or was sent. @throws NotFoundError for everybody else */
  async one(user: SignedInUser, documentId: string): Promise<MentorshipDetail> {
    const database = strapi.db.connection;
    const row = await findOwn(database, documentId, ownProfileId(user));
    if (!row) throw new errors.NotFoundError(messages.mentorshipNotFound);
    const [around, held, suggestions] = await Promise.all([
      this.around(user, [row]),
      MEETING.all(
        meetings(database).where('meeting.mentorship_id', row.id).orderBy(['meeting.starts_at', 'meeting.id']),
      ),
      this.suggest(user, row),
    ]);
    return presentMentorshipDetail(row, around, held, suggestions);
  },

  /** The next best mentors, for a student whose request came to nothing. */
  async suggest(user: SignedInUser, row: StoredMentorship) {
    if (row.studentId !== user.profileId || !SUGGESTS.states.includes(row.state)) return [];
    const none = { search: '', expertise: '' };
    const matches = (await findMatches(strapi, row.studentId, none)).filter(({ id }) => id !== row.mentorId);
    const mentors = await mentorService({ strapi }).present(user, matches.slice(0, SUGGESTS.lookedAt));
    return mentors.filter(({ standing }) => standing === 'open').slice(0, SUGGESTS.most);
  },

  /** Who stands on the other side of requests, and what the reader is to them. */
  async around({ profileId }: SignedInUser, rows: readonly StoredMentorship[]) {
    const ids = [...new Set(rows.flatMap(({ mentorId, studentId }) => [mentorId, studentId]))];
    const [people, majors] = await Promise.all([
      findPeople(strapi, ids, { profileId }),
      strapi.db.connection('profiles').whereIn('id', ids).select<{ id: number; major: string | null }[]>('id', 'major'),
    ]);
    return { profileId, people, majors: new Map(majors.map(({ id, major }) => [id, major ?? ''])) };
  },

  /** Answers a request, and tells its student. @throws NotFoundError; a 409 once it is answered, and without a place */
  async respond(user: SignedInUser, documentId: string, answer: Answer, now = new Date()): Promise<MentorshipDetail> {
    await inTransaction(strapi, (trx) => respond(strapi, trx, ownProfileId(user), documentId, answer, now));
    return this.one(user, documentId);
  },

  /** The request that the link of a mail is about. @throws NotFoundError once the link does not work */
  readLink: async (token: string, now = new Date()): Promise<MentorshipLink> =>
    presentLink(await openLink(strapi.db.connection, token, now)),

  /** Answers by the link of a mail. @throws NotFoundError as `readLink` does; a 409 as `respond` does */
  respondByLink: (token: string, answer: Answer, now = new Date()): Promise<MentorshipLink> =>
    inTransaction(strapi, async (trx) => {
      const { mentorId, documentId } = await openLink(trx, token, now);
      await respond(strapi, trx, mentorId, documentId, answer, now);
      return presentLink(await openLink(trx, token, now));
    }),

  /** Takes a request back. @throws NotFoundError; a 409 once it is answered */
  async cancel(user: SignedInUser, documentId: string, now = new Date()): Promise<MentorshipDetail> {
    const studentId = ownProfileId(user);
    await inTransaction(strapi, async (trx) => {
      const row = trx(MENTORSHIPS_TABLE).where({ document_id: documentId, student_id: studentId });
      const columns = { closed_at: now, updated_at: now };
      const isLed = await advance(row, mentorshipMachine, 'cancel', { to: 'cancelled' }, columns);
      const stored = await findOwn(trx, documentId, studentId);
      if (!isLed || !stored) return refuse('cancel', stored?.studentId === studentId ? stored : null);
      if (await hasAskedEnough(trx, stored, now)) return;
      await tell(strapi, trx, 'cancelled', { documentId, recipientId: stored.mentorId, actorId: studentId });
    });
    return this.one(user, documentId);
  },

  /** Ends a mentorship, which either of the two may. @throws NotFoundError; a 409 where none is going on */
  async complete(user: SignedInUser, documentId: string, now = new Date()): Promise<MentorshipDetail> {
    const profileId = ownProfileId(user);
    await inTransaction(strapi, async (trx) => {
      const row = trx(MENTORSHIPS_TABLE)
        .where({ document_id: documentId })
        .where((either) => either.where({ student_id: profileId }).orWhere({ mentor_id: profileId }));
      const columns = { completed_at: now, updated_at: now };
      const isLed = await advance(row, mentorshipMachine, 'complete', { to: 'completed' }, columns);
      const stored = await findOwn(trx, documentId, profileId);
      if (!isLed || !stored) return refuse('complete', stored);
      const recipientId = otherOf(stored, profileId);
      await tell(strapi, trx, 'completed', { documentId, recipientId, actorId: profileId });
    });
    return this.one(user, documentId);
  },
});

export default mentorshipService;

const refuse = (event: keyof typeof mentorshipMachine.transitions, stored: StoredMentorship | null): never =>
  mentorshipMachine.refuse(event, stored?.state ?? NONE);

async function respond(
  strapi: Core.Strapi,
  trx: Database,
  mentorId: number,
  documentId: string,
  { status, answer }: Answer,
  now: Date,
): Promise<void> {
  const event = ANSWERS[status];
  // Of several answers at once that would take the last place, the first has it.
  await lockPeople(trx, mentorId);
  const found = await findOwn(trx, documentId, mentorId);
  const asked = found?.mentorId === mentorId ? found : null;
  if (!asked || !mentorshipMachine.can(event, asked.state)) return refuse(event, asked);
  if (
    status === 'accepted' &&
    (await countStudents(trx, mentorId)) >= (await profileOf(trx, mentorId)).mentorCapacity
  ) {
    throw conflict(messages.noPlaceLeft);
  }
  const row = trx(MENTORSHIPS_TABLE).where({ document_id: documentId, mentor_id: mentorId });
  const replySeconds = Math.max(0, Math.round((now.getTime() - asked.assignedAt.getTime()) / 1000));
  const columns = { answer, answered_at: now, reply_seconds: replySeconds, updated_at: now };
  if (!(await advance(row, mentorshipMachine, event, { to: status }, columns))) {
    return refuse(event, await findOwn(trx, documentId, mentorId));
  }
  await tell(strapi, trx, status, { documentId, recipientId: asked.studentId, actorId: mentorId, words: answer });
}

async function profileOf(trx: Database, profileId: number): Promise<Profile> {
  const row: object | undefined = await trx('profiles as profile')
    .where('profile.id', profileId)
    .first(PROFILE_COLUMNS);
  return toProfile(row ?? {});
}

async function openLink(database: Database, token: string, now: Date) {
  const link = await readAnswerLink(database, token, now);
  if (!link) throw new errors.NotFoundError(messages.mentorshipLinkOver);
  return link;
}

/** What a request is counted as: the first area that it names, else the first of the mentor's. */
function areaOf({ topics }: MentorRequest, { mentorshipAreas }: Profile): MentorshipArea | null {
  const named = MENTORSHIP_AREAS.find((area) => topics.includes(MENTORSHIP_AREA_LABELS[area]));
  return named ?? mentorshipAreas[0] ?? null;
}
