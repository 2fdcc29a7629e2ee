import type { PersonalDataPart } from '../../platform/personal-data/part';
import { deleteMentorships, MEETING, meetings, mentorships, STORED } from './store';

/**
 * Whom the person asked, who asked them, and what they planned and said together: all of it has words of both, so both
 * lose it.
 */
export const mentorshipsPart: PersonalDataPart = {
  name: 'mentorships',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const database = strapi.db.connection;
    const rows = await STORED.all(own(mentorships(database), profileId).orderBy('mentorship.id'));
    const ids = rows.map(({ id }) => id);
    const held = await MEETING.all(meetings(database).whereIn('meeting.mentorship_id', ids).orderBy('meeting.id'));
    return rows.map((row) => {
      const isStudent = row.studentId === profileId;
      const { state, duration, message, topics, answer, goals } = row;
      return {
        ...{ isStudent, state, duration, message, topics, answer, goals },
        feedback: isStudent ? row.studentFeedback : row.mentorFeedback,
        askedAt: row.askedAt.toISOString(),
        answeredAt: row.answeredAt?.toISOString() ?? null,
        completedAt: row.completedAt?.toISOString() ?? null,
        meetings: held
          .filter(({ mentorshipId }) => mentorshipId === row.id)
          .map(({ startsAt, minutes, place, notes }) => ({
            ...{ startsAt: startsAt.toISOString(), minutes, place, notes },
          })),
      };
    });
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    const ids: number[] = await own(mentorships(trx), profileId).pluck('mentorship.id');
    await deleteMentorships(trx, ids);
  },
};

const own = (rows: ReturnType<typeof mentorships>, profileId: number) =>
  rows.where((either) => either.where('mentorship.student_id', profileId).orWhere('mentorship.mentor_id', profileId));
