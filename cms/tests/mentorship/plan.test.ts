// @databases both
import {
  api,
  consoleMentorshipRowsAnswer,
  consoleMentorshipSchema,
  mentorshipAnswer,
  mentorshipOverviewAnswer,
  mentorshipStatsAnswer,
  messages,
  paths,
} from 'contracts';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { asAdmin, listOf } from '../console/helpers';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { inDatabase } from '../helpers/database';
import { inDays, unique } from '../helpers/factories';
import { mailTo } from '../helpers/mailbox';
import type { Member } from '../helpers/members';
import {
  answerTokenIn,
  asked,
  begun,
  complete,
  letDaysPass,
  newMentor,
  newMentorshipOf,
  newStudent,
  read,
  reject,
} from '../helpers/mentorship';
import { told } from '../helpers/notifications';
import { request } from '../helpers/client';

const write = ({ browser }: Member, address: string, json: object) => browser.send(address, { method: 'PUT', json });
const pairOf = async () => {
  const [student, mentor] = [
    await newStudent({ name: unique('Rohan') }),
    await newMentor({}, { name: unique('Tara') }),
  ];
  return { student, mentor, id: await begun(student, mentor) };
};
const dayAhead = (days: number) => `${inDays(days).slice(0, 10)}T18:30`;

describe('goals', () => {
  it('are five at most, and are ticked off by either, none of whose changes is lost', async () => {
    const { student, mentor, id } = await pairOf();
    const address = api.mentorshipGoals(id);
    const goals = ['One', 'Two'].map((text) => ({ text, isDone: false }));
    expect(bodyOf(await write(student, address, { goals, version: 0 }), mentorshipAnswer).data.goalsVersion).toBe(1);
    const [first, second] = await Promise.all([
      write(student, address, { goals: [{ text: 'One', isDone: true }], version: 1 }),
      write(mentor, address, { goals, version: 1 }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(refusalOf(first.status === 409 ? first : second, 409).msg).toBe(messages.changedMeanwhile);
    const six = Array.from({ length: 6 }, (_, place) => ({ text: `Goal ${place}`, isDone: false }));
    refusalOf(await write(mentor, address, { goals: six, version: 2 }), 400);
    const turned = { goals: [{ text: 'One\u202Eowt', isDone: false }], version: 2 };
    expect(refusalOf(await write(mentor, address, turned), 400).msg).toBe(messages.notOneLine);
    expect((await complete(mentor, id)).status).toBe(200);
    expect(refusalOf(await write(mentor, address, { goals, version: 2 }), 409).msg).toBe(messages.mentorshipNotActive);
    refusalOf(await write(await newStudent(), address, { goals, version: 2 }), 404);
  });
});

describe('meetings', () => {
  it('are set, changed and called off by either, the other being told, and go into a calendar', async () => {
    const { student, mentor, id } = await pairOf();
    const entered = { startsAt: dayAhead(9), minutes: 45, place: 'https://call.example/x', notes: 'Bring the board.' };
    const added = bodyOf(await student.browser.post(api.mentorshipMeetings(id), entered), mentorshipAnswer).data;
    const [meeting] = added.meetings;
    expect(meeting).toMatchObject({ minutes: 45, startsAt: `${dayAhead(9).slice(0, 10)}T13:00:00.000Z`, version: 0 });
    const address = api.mentorshipMeeting(id, meeting?._id ?? '');
    expect((await told(mentor))[0]).toMatchObject({
      sentence: `${student.name} set a meeting.`,
      href: paths.mentorshipDetail(id),
    });

    const file = await mentor.browser.send(api.mentorshipMeetingCalendar(id, meeting?._id ?? ''));
    expect(file.headers['content-disposition']).toBe('attachment; filename="meeting.ics"');
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(file.text) as never).getFirstSubcomponent('vevent') ?? undefined,
    );
    expect([event.summary, event.duration.toSeconds(), event.location]).toEqual([
      `Mentorship: ${student.name}`,
      45 * 60,
      entered.place,
    ]);
    // Notes alone tell nobody.
    expect((await write(mentor, address, { ...entered, notes: 'Brought it.', version: 0 })).status).toBe(200);
    expect(await told(student)).toHaveLength(1);
    expect(refusalOf(await write(student, address, { ...entered, version: 0 }), 409).msg).toBe(
      messages.changedMeanwhile,
    );
    expect((await write(mentor, address, { ...entered, startsAt: dayAhead(10), version: 1 })).status).toBe(200);
    expect((await told(student))[0]).toMatchObject({ sentence: `${mentor.name} changed a meeting.` });
    expect(bodyOf(await mentor.browser.send(address, { method: 'DELETE' }), mentorshipAnswer).data.meetings).toEqual(
      [],
    );
    expect((await told(student))[0]).toMatchObject({ sentence: `${mentor.name} called a meeting off.` });
    expect(refusalOf(await mentor.browser.send(address, { method: 'DELETE' }), 404).msg).toBe(messages.meetingNotFound);
    refusalOf(await student.browser.post(api.mentorshipMeetings(id), { ...entered, startsAt: dayAhead(400) }), 400);
    const twoLines = { ...entered, place: 'Room 2\r\nATTENDEE:mailto:x@example.org' };
    refusalOf(await student.browser.post(api.mentorshipMeetings(id), twoLines), 400);
    refusalOf(await (await newStudent()).browser.send(api.mentorshipMeetingCalendar(id, meeting?._id ?? '')), 404);
  });
});

describe('news of meetings', () => {
  const set = ({ browser }: Member, id: string) =>
    browser.post(api.mentorshipMeetings(id), { startsAt: dayAhead(9), minutes: 45 });

  it('is mailed as often a day as all else that others do, and no more', async () => {
    const { student, mentor, id } = await pairOf();
    for (let count = 0; count < 31; count += 1) expect((await set(student, id)).status).toBe(200);
    const meetings = (await read(student, id)).meetings.map(({ _id }) => `mentorship:meeting-set:${id}:${_id}`);
    const mailed: string[] = await inDatabase((database) =>
      database('outbox_mails').whereIn('key', meetings).pluck('key'),
    );
    // The request itself was the first of thirty.
    expect([meetings.length, mailed.length]).toEqual([31, 29]);
    expect(await told(mentor)).not.toEqual([]);
  });

  it('is told to nobody who has blocked the other', async () => {
    const { student, mentor, id } = await pairOf();
    await mentor.browser.post(api.block(student.profileId));
    expect((await set(student, id)).status).toBe(200);
    expect((await told(mentor)).map(({ kind }) => kind)).toEqual(['mentorship-asked']);
  });
});

describe('feedback', () => {
  it('is given at the end, and is a story as long as both agree', async () => {
    const { student, mentor, id } = await pairOf();
    const address = api.mentorshipFeedback(id);
    const say = (who: Member, mayBeShown: boolean) => write(who, address, { text: `I am ${who.name}.`, mayBeShown });
    expect(refusalOf(await say(student, true), 409).msg).toBe(messages.mentorshipNotOver);
    expect((await complete(student, id)).status).toBe(200);
    expect((await told(mentor))[0]).toMatchObject({ sentence: `${student.name} ended your mentorship.` });
    expect((await say(student, true)).status).toBe(200);
    expect((await read(mentor, id)).feedback).toBeNull();
    const both = bodyOf(await say(mentor, true), mentorshipAnswer).data;
    expect(both.story).toMatchObject({ by: `${student.name}, mentored by ${mentor.name}` });
    const tells = async () => {
      const overview = bodyOf(await student.browser.send(api.mentorshipOverview()), mentorshipOverviewAnswer).data;
      expect(overview.completedMentorships).toBeGreaterThan(0);
      return overview.stories.some(({ _id }) => _id === id);
    };
    expect(await tells()).toBe(true);
    // Nobody stands beside words that they have not agreed to.
    const others = { text: 'Something else.', mayBeShown: true };
    expect(bodyOf(await write(student, address, others), mentorshipAnswer).data.story).toBeNull();
    expect(await tells()).toBe(false);
    const sentence = `${student.name} changed their words in your story. It is told again once you agree.`;
    expect((await told(mentor))[0]).toMatchObject({ sentence });
    expect((await say(mentor, true)).status).toBe(200);
    expect(await tells()).toBe(true);
    expect((await say(student, false)).status).toBe(200);
    expect(await tells()).toBe(false);
    const record = await asAdmin(`/api/admin/mentorships/${id}`);
    expect(consoleMentorshipSchema.parse(record.json)).toMatchObject({
      ...{ studentFeedback: `I am ${student.name}.`, mentorFeedback: `I am ${mentor.name}.`, isStory: false },
    });
  });
});

describe('the console', () => {
  const list = async (filter: object) =>
    consoleMentorshipRowsAnswer.parse((await asAdmin(listOf({ filter }, '/api/admin/mentorships'))).json);

  it('finds requests by name, status, area, and how long they wait', async () => {
    const student = await newStudent({ name: unique('Zqrow') });
    const [one, other] = [await newMentor(), await newMentor({ mentorshipAreas: ['academic'] })];
    const { _id } = await asked(student, one);
    const { _id: another } = await asked(student, other, { topics: ['Anything'] });
    const found = async (filter: object) =>
      (await list({ q: student.name.toUpperCase(), ...filter })).map((row) => row._id);
    expect(await found({})).toEqual([another, _id]);
    expect(await found({ area: 'career' })).toEqual([_id]);
    expect(await found({ area: 'academic', state: 'pending' })).toEqual([another]);
    expect(await found({ state: 'accepted' })).toEqual([]);
    await letDaysPass(_id, 3.5);
    expect(await found({ waiting: 'late' })).toEqual([_id]);
  });

  it('gives a request that waits to another mentor, whom the new link of a mail lets answer alone', async () => {
    const student = await newStudent({ name: unique('Rohan') });
    const [before, after] = [await newMentor(), await newMentor({}, { name: unique('Tara') })];
    const { _id } = await asked(student, before);
    const old = answerTokenIn(await mailTo(before.email, 'mentorship-news'));
    const give = (mentorId: string) => asAdmin(`/api/admin/mentorships/${_id}`, { method: 'PUT', json: { mentorId } });
    expect(refusalOf(await give(student.profileId), 404).msg).toBe(messages.mentorNotFound);
    const [blocked, full] = [await newMentor(), await newMentor({ capacity: 1 })];
    await blocked.browser.post(api.block(student.profileId));
    await begun(await newStudent(), full);
    expect(refusalOf(await give(blocked.profileId), 404).msg).toBe(messages.mentorNotFound);
    expect(refusalOf(await give(full.profileId), 409).msg).toBe(messages.mentorFull);
    // A student may have become a mentor meanwhile.
    const own = `/api/admin/mentorships/${await newMentorshipOf(after.profileId, before.profileId)}`;
    refusalOf(await asAdmin(own, { method: 'PUT', json: { mentorId: after.profileId } }), 404);
    expect(consoleMentorshipSchema.parse((await give(after.profileId)).json).mentor._id).toBe(after.profileId);
    expect((await told(student))[0]?.sentence).toBe(`Your mentorship request has gone to ${after.name}.`);
    expect((await told(before))[0]).toMatchObject({
      sentence: `The request of ${student.name} has gone to another mentor.`,
      href: paths.alumniMentorship({ tab: 'mine' }),
    });
    refusalOf(await before.browser.send(api.mentorshipOne(_id)), 404);
    expect((await request(api.mentorshipAnswer(old))).status).toBe(404);
    expect(
      (await request(api.mentorshipAnswer(answerTokenIn(await mailTo(after.email, 'mentorship-news'))))).status,
    ).toBe(200);
    expect((await reject(after, _id)).status).toBe(200);
    expect(refusalOf(await give(before.profileId), 409).msg).toBe(messages.mentorshipRejectedAlready);
  });

  it('counts what was answered, and how soon', async () => {
    const stats = async () => bodyOf(await asAdmin(api.mentorshipStats()), mentorshipStatsAnswer).data;
    const before = await stats();
    const mentor = await newMentor({ mentorshipAreas: ['leadership'] });
    const { _id } = await asked(await newStudent(), mentor, { topics: ['Teams'] });
    await letDaysPass(_id, 4);
    expect((await reject(mentor, _id)).status).toBe(200);
    const { _id: soon } = await asked(await newStudent(), mentor, { topics: ['Teams'] });
    expect((await reject(mentor, soon)).status).toBe(200);
    const after = await stats();
    const areaOf = ({ areas }: typeof after) =>
      areas.find(({ area }) => area === 'leadership') ?? { asked: 0, answered: 0, answeredSoon: 0 };
    const [was, is] = [areaOf(before), areaOf(after)];
    expect([is.asked - was.asked, is.answered - was.answered, is.answeredSoon - was.answeredSoon]).toEqual([2, 2, 1]);
    expect(after.months).toHaveLength(12);
    expect(after.months.reduce((sum, month) => sum + month.asked, 0)).toBe(after.asked);
  });
});
