import { randomUUID } from 'node:crypto';

import {
  api,
  mentorshipAnswer,
  type MentorProfileBody,
  type MentorshipDetail,
  type RequestMentorBody,
} from 'contracts';
import { expect } from 'vitest';

import type { BrowserAnswer } from './browser';
import { inDatabase } from './database';
import { bodyOf } from './expectations';
import { unique } from './factories';
import type { ReceivedMail } from './mailbox';
import { newMember, type Member } from './members';

/** Long enough, and nobody else's. */
export const newRequest = (fields: Partial<RequestMentorBody> = {}): RequestMentorBody => ({
  message: `${unique('Please')}: I would like to learn how you bring a prototype to the first ten users.`,
  topics: ['Career'],
  ...fields,
});

/** Writes what somebody offers as a mentor. */
export const offer = ({ browser }: Member, fields: MentorProfileBody): Promise<BrowserAnswer> =>
  browser.send(api.mentorProfile(), { method: 'PUT', json: fields });

/** An alumnus who takes requests. */
export async function newMentor(fields: MentorProfileBody = {}, member: Parameters<typeof newMember>[0] = {}) {
  const mentor = await newMember(member);
  const answer = await offer(mentor, { isMentor: true, mentorshipAreas: ['career'], ...fields });
  expect(answer.status, answer.text).toBe(200);
  return mentor;
}

export const newStudent = (fields: Parameters<typeof newMember>[0] = {}): Promise<Member> =>
  newMember({ role: 'student', ...fields });

export const ask = (
  { browser }: Pick<Member, 'browser'>,
  mentor: { profileId: string },
  fields: Partial<RequestMentorBody> = {},
) => browser.post(api.requestMentor(mentor.profileId), newRequest(fields));

/** A request that a student has just sent. */
export const asked = async (...told: Parameters<typeof ask>): Promise<MentorshipDetail> =>
  bodyOf(await ask(...told), mentorshipAnswer).data;

const put =
  (address: (id: string) => string, json?: object) =>
  ({ browser }: Member, id: string) =>
    browser.send(address(id), { method: 'PUT', ...(json && { json }) });
export const accept = put(api.respondMentorship, { status: 'accepted', answer: 'Gladly.' });
export const reject = put(api.respondMentorship, { status: 'rejected' });
export const complete = put(api.completeMentorship);
export const cancel = put(api.cancelMentorship);

/** A request as one of the two reads it. */
export const read = async ({ browser }: Member, id: string): Promise<MentorshipDetail> =>
  bodyOf(await browser.send(api.mentorshipOne(id)), mentorshipAnswer).data;

/** A mentorship that goes on. */
export async function begun(student: Member, mentor: Member): Promise<string> {
  const { _id } = await asked(student, mentor);
  expect((await accept(mentor, _id)).status).toBe(200);
  return _id;
}

/** Lets a request have been asked some days ago. */
export const letDaysPass = (id: string, days: number): Promise<unknown> =>
  inDatabase((database) => {
    const moment = new Date(Date.now() - days * 86_400_000);
    const time = database.client.config.client === 'pg' ? moment : moment.getTime();
    return database('mentorships').where({ document_id: id }).update({ assigned_at: time, asked_at: time });
  });

/** The token in the link by which a mail is answered. */
export function answerTokenIn({ text }: ReceivedMail): string {
  const [, token] = /\/mentorship\/answer\/([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`No way to answer in the mail: ${text}`);
  return token;
}

const rowOf = async (profileId: string): Promise<number> => {
  const row: { id: number } = await inDatabase((database) =>
    database('profiles').where({ document_id: profileId }).first('id'),
  );
  return row.id;
};

/** Stores a request of one to the other. @returns its id on the wire */
export async function newMentorshipOf(student: string, mentor: string, fields: object = {}): Promise<string> {
  const now = new Date();
  const row = {
    ...{ document_id: randomUUID(), student_id: await rowOf(student), mentor_id: await rowOf(mentor) },
    ...{ state: 'pending', message: 'Please.', topics: '["Career"]', duration: '3_months', answer: '' },
    ...{ asked_at: now, assigned_at: now, created_at: now, updated_at: now },
    ...{ goals: '[]', goals_version: 0, student_agrees: false, mentor_agrees: false, is_story: false },
    ...fields,
  };
  await inDatabase((database) => database('mentorships').insert(row));
  return row.document_id;
}

/** Stores a meeting of a mentorship. @returns its id on the wire */
export async function newMeetingOf(mentorship: string): Promise<string> {
  const now = new Date();
  const documentId = randomUUID();
  await inDatabase(async (database) => {
    const row: { id: number } = await database('mentorships').where({ document_id: mentorship }).first('id');
    await database('mentorship_meetings').insert({
      ...{ document_id: documentId, mentorship_id: row.id, starts_at: now, minutes: 30, place: '', notes: '' },
      ...{ version: 0, created_at: now, updated_at: now },
    });
  });
  return documentId;
}

/** Makes a profile that of a mentor with many places, without a session of theirs. */
export async function makeMentor(profileId: string): Promise<string> {
  const id = await rowOf(profileId);
  await inDatabase((database) => database('profiles').where({ id }).update({ is_mentor: true, mentor_capacity: 20 }));
  return profileId;
}
