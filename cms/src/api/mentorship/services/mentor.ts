import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  MENTORSHIP_AREA_LABELS,
  MENTORSHIP_AREAS,
  messages,
  PENDING_REQUESTS_MAX,
  type Mentor,
  type MentorDetail,
  type MentorProfile,
  type MentorshipStatus,
  type MentorsQuery,
  type MentorStanding,
  type Page,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { presentPage, toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import {
  areApart,
  findPeople,
  PROFILE_COLUMNS,
  profileService,
  toProfile,
  type Profile,
  type ProfileRow,
} from '../../profile/public';
import { findExpertise, findMatches, matchesAmong, type Match } from '../match';
import { MENTORSHIPS_TABLE, mentorships } from '../store';

/** What a profile says of somebody as a mentor, by the names of the form. What is absent stays. */
type ProfileChange = Parameters<ReturnType<typeof profileService>['updateOwn']>[1];
type Counting = Parameters<ReturnType<typeof profileService>['updateOwn']>[2];

const mentorService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of the mentors who take requests, the best match first. */
  async list(user: SignedInUser, query: MentorsQuery): Promise<Page<Mentor>> {
    const matches = await findMatches(strapi, ownProfileId(user), query);
    const { start, limit } = toRange(query);
    const mentors = await this.present(user, matches.slice(start, start + limit));
    return presentPage(mentors, matches.length, query);
  },

  expertise: (): Promise<string[]> => findExpertise(strapi.db.connection),

  /** A mentor whole, paused ones too. @throws NotFoundError for nobody, and with a block between the two */
  async one(user: SignedInUser, documentId: string): Promise<MentorDetail> {
    const reader = ownProfileId(user);
    const { id, mentorExpectations, expertise, mentorshipAreas } = await this.find(reader, documentId);
    const [mentor] = await this.present(user, await matchesAmong(strapi.db.connection, reader, [id]));
    if (!mentor) throw new errors.NotFoundError(messages.mentorNotFound);
    const areas = mentorshipAreas.length > 0 ? mentorshipAreas : MENTORSHIP_AREAS;
    const request = (await openRequests(strapi.db.connection, reader)).get(id);
    return {
      ...mentor,
      expectations: mentorExpectations,
      topics: [...new Set([...expertise, ...areas.map((area) => MENTORSHIP_AREA_LABELS[area])])],
      request: request?.documentId ?? null,
    };
  },

  /** The profile of a mentor, whether they take requests now or not. @throws NotFoundError as `one` does */
  async find(reader: number, documentId: string): Promise<Profile> {
    const database = strapi.db.connection;
    const row: ProfileRow | undefined = await database('profiles as profile')
      .where('profile.document_id', documentId)
      .first(PROFILE_COLUMNS);
    const profile = row && toProfile(row);
    const people = profile && (await findPeople(strapi, [profile.id], { profileId: reader }));
    const isMentor = profile?.isMentor === true && people?.get(profile.id)?.role === 'alumni';
    if (!isMentor || profile.id === reader || (await areApart(database, reader, profile.id))) {
      throw new errors.NotFoundError(messages.mentorNotFound);
    }
    return profile;
  },

  /** Presents mentors in this order, by a constant number of queries. */
  async present(user: SignedInUser, matches: readonly Match[]): Promise<Mentor[]> {
    const ids = matches.map(({ id }) => id);
    if (ids.length === 0) return [];
    const database = strapi.db.connection;
    const reader = ownProfileId(user);
    const [people, profiles, figures, own] = await Promise.all([
      findPeople(strapi, ids, { profileId: reader }),
      database('profiles as profile').whereIn('profile.id', ids).select<ProfileRow[]>(PROFILE_COLUMNS),
      figuresOf(database, ids),
      openRequests(database, reader),
    ]);
    const known = new Map(profiles.map((row) => [row.id, toProfile(row)]));
    const waiting = [...own.values()].filter(({ state }) => state === 'pending').length;
    return matches.flatMap(({ id, reason }): Mentor[] => {
      const [person, profile] = [people.get(id), known.get(id)];
      if (!person || !profile) return [];
      const { taken = 0, medianReplyHours = null } = figures.get(id) ?? {};
      const openPlaces = profile.isAvailable ? Math.max(0, profile.mentorCapacity - taken) : 0;
      const standing = standingOf(user, profile, { openPlaces, waiting, state: own.get(id)?.state });
      return [{ ...person, ...presentOffer(profile), openPlaces, medianReplyHours, reason, standing }];
    });
  },

  /** What the reader offers as a mentor. */
  profile: async (user: SignedInUser): Promise<MentorProfile> =>
    presentProfile(await profileService({ strapi }).findOwn(user)),

  /** Writes it. @throws PolicyError (403) for anybody but alumni who would become a mentor */
  writeProfile: async (user: SignedInUser, change: ProfileChange, counting: Counting): Promise<MentorProfile> =>
    presentProfile(await profileService({ strapi }).updateOwn(user, change, counting)),

  /** How the reader stands to mentoring. */
  async status(user: SignedInUser): Promise<MentorshipStatus> {
    const reader = ownProfileId(user);
    const database = strapi.db.connection;
    const [profile, counts] = await Promise.all([
      profileService({ strapi }).findOwn(user),
      database
        .select({
          toAnswer: countOf(database, { mentor_id: reader, state: 'pending' }),
          students: countOf(database, { mentor_id: reader, state: 'accepted' }),
          waiting: countOf(database, { student_id: reader, state: 'pending' }),
        })
        .first() as Promise<Record<string, number | string>>,
    ]);
    const { isMentor, isAvailable, mentorCapacity } = profile;
    const [toAnswer, students, waiting] = ['toAnswer', 'students', 'waiting'].map((name) => Number(counts[name]));
    const isStudent = user.role === 'student';
    return {
      isMentor,
      isAvailable: isMentor && isAvailable,
      openPlaces: isMentor && isAvailable ? Math.max(0, mentorCapacity - (students ?? 0)) : 0,
      toAnswer: toAnswer ?? 0,
      waiting: waiting ?? 0,
      requestsLeft: isStudent ? Math.max(0, PENDING_REQUESTS_MAX - (waiting ?? 0)) : 0,
      abilities: { findMentors: isStudent, becomeMentor: user.role === 'alumni' },
    };
  },
});

export default mentorService;

const countOf = (database: Database, which: object) => database(MENTORSHIPS_TABLE).where(which).count('*');

const presentOffer = (profile: Profile) => ({
  jobTitle: profile.jobTitle,
  isMentor: profile.isMentor,
  mentorBio: profile.mentorBio,
  expertise: profile.expertise,
  mentorshipAreas: profile.mentorshipAreas,
  languages: profile.languages,
  availabilityHours: profile.availabilityHours,
});

const presentProfile = (profile: Profile): MentorProfile => ({
  isMentor: profile.isMentor,
  expertise: profile.expertise,
  mentorshipAreas: profile.mentorshipAreas,
  bio: profile.mentorBio,
  availability: profile.availabilityHours,
  expectations: profile.mentorExpectations,
  capacity: profile.mentorCapacity,
  isAvailable: profile.isAvailable,
  languages: profile.languages,
});

interface Circumstances {
  openPlaces: number;
  waiting: number;
  state: string | undefined;
}

function standingOf({ role }: SignedInUser, profile: Profile, now: Circumstances): MentorStanding {
  if (role !== 'student') return 'none';
  if (now.state !== undefined) return now.state === 'pending' ? 'asked' : 'active';
  if (!profile.isAvailable) return 'paused';
  if (now.openPlaces === 0) return 'full';
  return now.waiting >= PENDING_REQUESTS_MAX ? 'limit' : 'open';
}

/** What a student has open, by the mentor. */
async function openRequests(database: Database, studentId: number) {
  const rows: { mentorId: number; state: string; documentId: string }[] = await mentorships(database)
    .where('mentorship.student_id', studentId)
    .whereIn('mentorship.state', ['pending', 'accepted'])
    .select({ mentorId: 'mentor_id', state: 'state', documentId: 'document_id' });
  return new Map(rows.map((row) => [row.mentorId, row]));
}

/** How many students mentors have, and how long half of their answers took at most, of all of them by one query. */
async function figuresOf(database: Database, ids: readonly number[]) {
  const replies = mentorships(database)
    .whereIn('mentorship.mentor_id', [...ids])
    .where((either) => either.where('mentorship.state', 'accepted').orWhereNotNull('mentorship.reply_seconds'))
    .select('mentorship.mentor_id', 'mentorship.state', 'mentorship.reply_seconds')
    .select(
      database.raw(
        `row_number() over (partition by mentorship.mentor_id
          order by case when mentorship.reply_seconds is null then 1 else 0 end, mentorship.reply_seconds) as place`,
      ),
      database.raw('count(mentorship.reply_seconds) over (partition by mentorship.mentor_id) as replies'),
    );
  const rows: { id: number; taken: number | string; median: number | string | null }[] = await database
    .from(replies.as('reply'))
    .groupBy('mentor_id')
    .select(
      { id: 'mentor_id' },
      database.raw(`sum(case when state = 'accepted' then 1 else 0 end) as taken`),
      database.raw(`avg(case when place in ((replies + 1) / 2, (replies + 2) / 2) then reply_seconds end) as median`),
    );
  return new Map(
    rows.map(({ id, taken, median }) => [
      id,
      { taken: Number(taken), medianReplyHours: median === null ? null : Math.round(Number(median) / 360) / 10 },
    ]),
  );
}
