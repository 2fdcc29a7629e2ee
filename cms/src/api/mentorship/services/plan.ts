import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  formatMoment,
  instantOf,
  MEETING_DAYS,
  MENTORSHIP_MEETINGS_MAX,
  messages,
  paths,
  type EnteredMeeting,
  type MentorshipDetail,
  type MentorshipGoal,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { mailingMember } from '../../../platform/accounts/limits';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import type { CalendarMeeting } from '../../../platform/calendar/meeting-calendar';
import { conflict } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import type { MentorshipNews } from '../mails/mentorship-news';
import { tell } from '../notifications';
import { otherOf, sideOf } from '../presenter';
import {
  daysBefore,
  findOwn,
  MEETING,
  meetings,
  MEETINGS_TABLE,
  MENTORSHIPS_TABLE,
  type StoredMeeting,
  type StoredMentorship,
} from '../store';
import mentorshipService from './mentorship';

/** What the two of a mentorship do together, and what they say at its end. Each finds only what is their own. */
const planService = ({ strapi }: { strapi: Core.Strapi }) => {
  const answer = (user: SignedInUser, id: string): Promise<MentorshipDetail> =>
    mentorshipService({ strapi }).one(user, id);

  return {
    /** Writes all goals. @param version of those that were looked at @throws NotFoundError; a 409 for older ones */
    async writeGoals(
      user: SignedInUser,
      id: string,
      { goals, version }: { goals: MentorshipGoal[]; version: number },
    ): Promise<MentorshipDetail> {
      await inTransaction(strapi, async (trx) => {
        const { id: row } = await lockActive(trx, id, ownProfileId(user));
        const columns = { goals: JSON.stringify(goals), goals_version: version + 1, updated_at: new Date() };
        const written: number = await trx(MENTORSHIPS_TABLE).where({ id: row, goals_version: version }).update(columns);
        if (written !== 1) throw conflict(messages.changedMeanwhile);
      });
      return answer(user, id);
    },

    /** Sets a meeting, of which the other is told. @throws NotFoundError; a 409 where nothing is going on, and for too many */
    async addMeeting(
      user: SignedInUser,
      id: string,
      entered: EnteredMeeting,
      now = new Date(),
    ): Promise<MentorshipDetail> {
      const timeZone = await zone(strapi);
      const columns = toColumns(entered, timeZone, now);
      const isNews = () => Promise.resolve(true);
      await changing(strapi, user, id, isNews, async (trx, mayMail) => {
        const row = await lockActive(trx, id, ownProfileId(user));
        const held: number[] = await meetings(trx).where('meeting.mentorship_id', row.id).pluck('meeting.id');
        if (held.length >= MENTORSHIP_MEETINGS_MAX) throw conflict(messages.tooManyMeetings(MENTORSHIP_MEETINGS_MAX));
        const documentId = randomUUID();
        await trx(MEETINGS_TABLE).insert({
          ...{ ...columns, document_id: documentId, mentorship_id: row.id },
          ...{ version: 0, created_at: now, updated_at: now },
        });
        const told = { user, mayMail, timeZone, startsAt: columns.starts_at, key: documentId };
        await tellOther(strapi, trx, 'meeting-set', row, told);
      });
      return answer(user, id);
    },

    /** Changes a meeting. @throws as `addMeeting` does; a 409 where the other has changed it meanwhile */
    async changeMeeting(
      user: SignedInUser,
      id: string,
      meeting: string,
      { version, ...entered }: EnteredMeeting & { version: number },
      now = new Date(),
    ): Promise<MentorshipDetail> {
      const timeZone = await zone(strapi);
      const columns = toColumns(entered, timeZone, now);
      const isNews = async (row: StoredMentorship) =>
        isMoved(await findMeeting(strapi.db.connection, row, meeting), columns);
      await changing(strapi, user, id, isNews, async (trx, mayMail) => {
        const row = await lockActive(trx, id, ownProfileId(user));
        const before = await findMeeting(trx, row, meeting);
        const written: number = await trx(MEETINGS_TABLE)
          .where({ id: before.id, version })
          .update({ ...columns, version: version + 1, updated_at: now });
        if (written !== 1) throw conflict(messages.changedMeanwhile);
        if (!isMoved(before, columns)) return;
        const told = { user, mayMail, timeZone, startsAt: columns.starts_at, key: `${meeting}:${version}` };
        await tellOther(strapi, trx, 'meeting-moved', row, told);
      });
      return answer(user, id);
    },

    /** Deletes a meeting; of one that lies ahead the other is told. @throws as `addMeeting` does */
    async removeMeeting(user: SignedInUser, id: string, meeting: string, now = new Date()): Promise<MentorshipDetail> {
      const timeZone = await zone(strapi);
      const isNews = async (row: StoredMentorship) =>
        (await findMeeting(strapi.db.connection, row, meeting)).startsAt > now;
      await changing(strapi, user, id, isNews, async (trx, mayMail) => {
        const row = await lockActive(trx, id, ownProfileId(user));
        const { id: gone, startsAt } = await findMeeting(trx, row, meeting);
        await trx(MEETINGS_TABLE).where({ id: gone }).delete();
        if (startsAt <= now) return;
        await tellOther(strapi, trx, 'meeting-off', row, { user, mayMail, timeZone, startsAt, key: meeting });
      });
      return answer(user, id);
    },

    /** A meeting as calendars have it, for either of the two. @throws NotFoundError */
    async calendar(user: SignedInUser, id: string, meeting: string): Promise<CalendarMeeting> {
      const profileId = ownProfileId(user);
      const detail = await answer(user, id);
      const row = await findOwn(strapi.db.connection, id, profileId);
      if (!row) throw new errors.NotFoundError(messages.mentorshipNotFound);
      const { documentId, startsAt, minutes, place, updatedAt } = await findMeeting(strapi.db.connection, row, meeting);
      const other = detail.side === 'student' ? detail.mentor : detail.student;
      const title = other ? `Mentorship: ${other.name}` : 'Mentorship';
      return { _id: documentId, title, startsAt, minutes, place, path: paths.mentorshipDetail(id), updatedAt };
    },

    /**
     * Says how it was, once it is over. It is a story while both agree; whoever changes its words then asks the other
     * anew, who is told. @throws NotFoundError; a 409 before its end
     */
    async writeFeedback(
      user: SignedInUser,
      id: string,
      { text, mayBeShown }: { text: string; mayBeShown: boolean },
    ): Promise<MentorshipDetail> {
      const profileId = ownProfileId(user);
      await inTransaction(strapi, async (trx) => {
        const row = await lock(trx, id, profileId);
        if (row.state !== 'completed') throw conflict(messages.mentorshipNotOver);
        const side = sideOf(row, profileId);
        const own = side === 'student' ? row.studentFeedback : row.mentorFeedback;
        const isChanged = row.isStory && own !== text;
        const othersAgree = !isChanged && (side === 'student' ? row.mentorAgrees : row.studentAgrees);
        const now = new Date();
        await trx(MENTORSHIPS_TABLE)
          .where({ id: row.id })
          .update({
            ...{ [`${side}_feedback`]: text, [`${side}_agrees`]: mayBeShown },
            ...{ [`${side === 'student' ? 'mentor' : 'student'}_agrees`]: othersAgree },
            ...{ is_story: mayBeShown && othersAgree, updated_at: now },
          });
        if (!isChanged || !mayBeShown) return;
        const told = { documentId: row.documentId, recipientId: otherOf(row, profileId), actorId: profileId };
        await tell(strapi, trx, 'story-changed', { ...told, mayMail: false, time: now.getTime() });
      });
      return answer(user, id);
    },
  };
};

export default planService;

const zone = async (strapi: Core.Strapi): Promise<string> => (await settingService({ strapi }).current()).timeZone;

/** Lets nobody else change a mentorship of a person's own until the transaction ends. @throws NotFoundError */
async function lock(trx: Database, documentId: string, profileId: number): Promise<StoredMentorship> {
  await trx(MENTORSHIPS_TABLE).where({ document_id: documentId }).forUpdate().select('id');
  const row = await findOwn(trx, documentId, profileId);
  if (!row) throw new errors.NotFoundError(messages.mentorshipNotFound);
  return row;
}

/** The same of one that is going on. @throws a 409 otherwise */
async function lockActive(trx: Database, documentId: string, profileId: number): Promise<StoredMentorship> {
  const row = await lock(trx, documentId, profileId);
  if (row.state !== 'accepted') throw conflict(messages.mentorshipNotActive);
  return row;
}

async function findMeeting(database: Database, { id }: StoredMentorship, documentId: string): Promise<StoredMeeting> {
  const own = { 'meeting.mentorship_id': id, 'meeting.document_id': documentId };
  const found = await MEETING.first(meetings(database).where(own));
  if (!found) throw new errors.NotFoundError(messages.meetingNotFound);
  return found;
}

/** @throws ValidationError for a day that is too far away */
function toColumns({ startsAt: entered, minutes, place, notes }: EnteredMeeting, timeZone: string, now: Date) {
  const startsAt = instantOf(entered, timeZone);
  const { ahead, back } = MEETING_DAYS;
  if (startsAt > daysBefore(now, -ahead) || startsAt < daysBefore(now, back)) {
    const message = messages.meetingTooFar(ahead);
    throw new errors.ValidationError(message, { errors: [{ path: ['startsAt'], message, name: 'ValidationError' }] });
  }
  return { starts_at: startsAt, minutes, place, notes };
}

/** Whether what a meeting is about has changed, and not its notes alone. */
const isMoved = (before: StoredMeeting, { starts_at, place }: ReturnType<typeof toColumns>): boolean =>
  before.startsAt.getTime() !== starts_at.getTime() || before.place !== place;

/**
 * Changes what the two have in a transaction, in which the other may be told.
 * @param isNews whether there will be something to tell
 * @param work is told whether a mail may go to the other
 */
async function changing(
  strapi: Core.Strapi,
  user: SignedInUser,
  id: string,
  isNews: (row: StoredMentorship) => Promise<boolean>,
  work: (trx: Database, mayMail: boolean) => Promise<void>,
): Promise<void> {
  const profileId = ownProfileId(user);
  const row = await findOwn(strapi.db.connection, id, profileId);
  const isTold = row?.state === 'accepted' && (await isNews(row));
  await mailingMember(isTold ? otherOf(row, profileId) : null, (mayMail) =>
    inTransaction(strapi, (trx) => work(trx, mayMail)),
  );
}

interface Changed {
  user: SignedInUser;
  mayMail: boolean;
  timeZone: string;
  startsAt: Date;
  key: string;
}

async function tellOther(
  strapi: Core.Strapi,
  trx: Database,
  news: MentorshipNews,
  row: StoredMentorship,
  { user, mayMail, timeZone, startsAt, key }: Changed,
): Promise<void> {
  const actorId = ownProfileId(user);
  await tell(strapi, trx, news, {
    ...{ documentId: row.documentId, recipientId: otherOf(row, actorId), actorId, mayMail, time: key },
    words: formatMoment(startsAt, timeZone),
  });
}
