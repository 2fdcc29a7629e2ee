// @databases both
import {
  api,
  mentorAnswer,
  mentorExpertiseAnswer,
  mentorProfileAnswer,
  mentorsAnswer,
  mentorshipLinkAnswer,
  mentorshipsAnswer,
  mentorshipStatusAnswer,
  messages,
  type MentorsQuery,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import {
  accept,
  answerTokenIn,
  ask,
  asked,
  begun,
  cancel,
  complete,
  letDaysPass,
  newMentor,
  newMentorshipOf,
  newStudent,
  offer,
  read,
  reject,
} from '../helpers/mentorship';
import { told } from '../helpers/notifications';
import { clock } from '../helpers/registration-calls';
import { ownProfile, writeProfile } from '../helpers/profiles';

const find = async ({ browser }: Member, query: Partial<MentorsQuery>) =>
  bodyOf(await browser.send(api.mentors(query)), mentorsAnswer).data;
const named = (mentors: { name: string }[]) => mentors.map(({ name }) => name);
const status = async ({ browser }: Member) =>
  bodyOf(await browser.send(api.mentorshipStatus()), mentorshipStatusAnswer).data;

describe('finding a mentor', () => {
  it('looks at name, job title, company and expertise, and puts the best match first, with the reason', async () => {
    const word = unique('zqfind').replace(' ', '');
    const knows = unique('Zqexpert');
    const student = await newStudent({ skills: [knows], location: `${word}pur, India`, languages: ['Zqhindi'] });
    const byTitle = await newMentor({}, { name: unique('Asha'), jobTitle: `${word} lead` });
    const byCompany = await newMentor({}, { name: unique('Ravi'), company: word, location: `${word}pur` });
    const best = await newMentor(
      { expertise: [knows.toUpperCase(), word], languages: ['zqhindi'] },
      { name: unique('Tara') },
    );
    const byName = await newMentor({ capacity: 1, expertise: [knows] }, { name: `${word} Mehta` });
    await newMentor({ isAvailable: false }, { company: word });
    await newMember({ company: word });
    expect((await find(student, { search: word })).map(({ name, reason }) => [name, reason])).toEqual([
      [best.name, `You share ${knows.toUpperCase()}. Speaks zqhindi`],
      [byName.name, `You share ${knows}`],
      [byCompany.name, `Also in ${word}pur`],
      [byTitle.name, ''],
    ]);
    // Whoever has no place comes last.
    await begun(await newStudent(), byName);
    const [first, , , last] = await find(student, { search: word });
    expect([first, last]).toMatchObject([
      { name: best.name, standing: 'open', openPlaces: 3, medianReplyHours: null },
      { name: byName.name, standing: 'full', openPlaces: 0, medianReplyHours: 0 },
    ]);
    // What is shared leads to mentors without a search, too.
    expect(named((await find(student, {})).slice(0, 1))).toEqual([best.name]);
    expect(named(await find(student, { expertise: knows.toLowerCase() }))).toEqual([best.name, byName.name]);
    expect(bodyOf(await student.browser.send(api.mentorExpertise()), mentorExpertiseAnswer).data).toContain(word);
    expect(await find(student, { search: '%%' })).toEqual([]);
  });

  it('filters by area, and pages', async () => {
    const word = unique('zqarea').replace(' ', '');
    const student = await newStudent();
    const mentors = [];
    for (const area of ['career', 'academic', 'academic'] as const) {
      mentors.push(await newMentor({ mentorshipAreas: [area] }, { name: `${word} ${area}${mentors.length}` }));
    }
    expect(named(await find(student, { search: word, area: 'academic' }))).toEqual([
      mentors[2]?.name,
      mentors[1]?.name,
    ]);
    expect(named(await find(student, { search: word, page: 2, pageSize: 2 }))).toEqual([mentors[0]?.name]);
  });

  it('shows nobody who is blocked, whoever blocked the other, nor asks them', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const mentor = await newMentor({}, { name: unique('Zqblocked') });
    expect(named(await find(student, { search: mentor.name }))).toEqual([mentor.name]);
    await student.browser.post(api.block(mentor.profileId));
    await mentor.browser.post(api.block(other.profileId));
    for (const each of [student, other]) {
      expect(await find(each, { search: mentor.name })).toEqual([]);
      refusalOf(await each.browser.send(api.mentor(mentor.profileId)), 404);
      expect(refusalOf(await ask(each, mentor), 404).msg).toBe(messages.mentorNotFound);
    }
  });

  it('tells the median time of a mentor’s answers, lapsed requests among them', async () => {
    const mentor = await newMentor({ capacity: 9 });
    for (const [days, answer] of [
      [0, accept],
      [2, reject],
    ] as const) {
      const { _id } = await asked(await newStudent(), mentor);
      await letDaysPass(_id, days);
      expect((await answer(mentor, _id)).status).toBe(200);
    }
    const { _id } = await asked(await newStudent(), mentor);
    await letDaysPass(_id, 15);
    await clock('mentorships', new Date());
    const seen = bodyOf(await (await newStudent()).browser.send(api.mentor(mentor.profileId)), mentorAnswer).data;
    expect(seen.medianReplyHours).toBe(48);
    expect(seen.topics).toEqual(['Career']);
  });
});

describe('what a mentor offers', () => {
  it('is part of the profile, by the names of either form', async () => {
    const mentor = await newMentor({ bio: 'I listen.', availability: 'As needed', capacity: 2, languages: ['Hindi'] });
    const fields = { isMentor: true, mentorBio: 'I listen.', availabilityHours: 'As needed', mentorCapacity: 2 };
    expect(await ownProfile(mentor.browser)).toMatchObject({
      ...fields,
      mentorshipAreas: ['career'],
      isAvailable: true,
    });
    await writeProfile(mentor.browser, { mentorExpectations: 'Be on time.', isAvailable: false });
    const seen = bodyOf(await mentor.browser.send(api.alumniMentorProfile()), mentorProfileAnswer).data;
    expect(seen).toMatchObject({ bio: 'I listen.', expectations: 'Be on time.', isAvailable: false, capacity: 2 });
    expect(refusalOf(await offer(mentor, { capacity: 21 }), 400).msg).toBe(messages.menteesInvalid(20));
    for (const role of ['student', 'faculty'] as const) {
      const other = await newMember({ role });
      expect(refusalOf(await offer(other, { isMentor: true }), 403).msg).toBe(messages.onlyAlumniMentor);
    }
  });
});

describe('a request', () => {
  it.each([
    ['a topic', { topics: [' '] }, messages.topicMissing],
    ['a topic that is seen', { topics: ['\u200B'] }, messages.topicMissing],
    ['topics of one line', { topics: ['Career\r\nBcc: x@example.org'] }, messages.notOneLine],
    ['words that are seen', { message: '\u200B'.repeat(60) }, messages.mentorshipMessageTooShort(50)],
    ['fifty characters', { message: 'x'.repeat(49) }, messages.mentorshipMessageTooShort(50)],
    ['a duration that there is', { duration: 'for ever' as never }, messages.durationMissing],
  ])('needs %s', async (_what, fields, sentence) => {
    const answer = await ask(await newStudent(), await newMentor(), fields);
    expect(refusalOf(answer, 400).msg).toBe(sentence);
  });

  it('reaches the mentor, and stands in the lists of both', async () => {
    const student = await newStudent({ name: unique('Rohan'), major: 'Electronics' });
    const mentor = await newMentor({}, { name: unique('Tara') });
    const { _id, ...sent } = await asked(student, mentor);
    expect(sent).toMatchObject({
      ...{ side: 'student', status: 'pending', duration: '3_months', topics: ['Career'], responseDate: null },
      ...{ mentor: { name: mentor.name }, student: { major: 'Electronics' } },
      abilities: { respond: false, cancel: true, complete: false, plan: false, giveFeedback: false },
    });
    expect(await told(mentor)).toMatchObject([
      { kind: 'mentorship-asked', sentence: `${student.name} would like you to be their mentor.`, text: sent.message },
    ]);
    expect(await status(mentor)).toMatchObject({ toAnswer: 1, openPlaces: 3, abilities: { becomeMentor: true } });
    expect(await status(student)).toMatchObject({ waiting: 1, requestsLeft: 2, abilities: { findMentors: true } });
    const list = async ({ browser }: Member, query: object) =>
      bodyOf(await browser.send(api.mentorships(query)), mentorshipsAnswer);
    expect(await list(mentor, { as: 'mentor', status: 'pending' })).toMatchObject({
      data: [{ _id, side: 'mentor', abilities: { respond: true, cancel: false } }],
      counts: { active: 0, pending: 1, past: 0 },
    });
    expect((await list(mentor, { as: 'student' })).data).toEqual([]);
    const stranger = await newMentor();
    for (const answer of [
      stranger.browser.send(api.mentorshipOne(_id)),
      ...[accept, complete, cancel].map((step) => step(stranger, _id)),
      accept(student, _id),
      cancel(mentor, _id),
    ]) {
      expect(refusalOf(await answer, 404).msg).toBe(messages.mentorshipNotFound);
    }
    expect((await accept(mentor, _id)).status).toBe(200);
    expect(await told(student)).toMatchObject([
      { kind: 'mentorship-answered', sentence: `${mentor.name} accepted your mentorship request.`, text: 'Gladly.' },
    ]);
    expect((await list(student, { status: 'active' })).data).toMatchObject([{ _id, status: 'accepted' }]);
    const begunAt = (await read(student, _id)).startedAt;
    expect(begunAt).not.toBeNull();
  });

  it('is refused by whoever pauses, or has no place', async () => {
    const [paused, full] = [await newMentor({ isAvailable: false }), await newMentor({ capacity: 1 })];
    await begun(await newStudent(), full);
    const student = await newStudent();
    expect(refusalOf(await ask(student, paused), 409).msg).toBe(messages.mentorPaused);
    expect(refusalOf(await ask(student, full), 409).msg).toBe(messages.mentorFull);
    refusalOf(await ask(student, await newMember()), 404);
  });

  it('waits beside two others of its student at most, however many are sent at once', async () => {
    const student = await newStudent();
    const mentors = await Promise.all([1, 2, 3, 4].map(() => newMentor()));
    const answers = await Promise.all(mentors.map((mentor) => ask(student, mentor)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused && refusalOf(refused, 409).msg).toBe(messages.tooManyMentorships(3));
  });

  it('is one, however often it is sent to a mentor at once', async () => {
    const [student, mentor] = [await newStudent(), await newMentor()];
    const answers = await Promise.all([1, 2, 3].map(() => ask(student, mentor)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    // The database says so too, whoever asks it.
    const again = newMentorshipOf(student.profileId, mentor.profileId);
    await expect(again).rejects.toThrow(/unique/i);
  });

  it('is told to a mentor three times a day at most, however often it is sent and taken back', async () => {
    const [student, mentor] = [await newStudent(), await newMentor()];
    for (let round = 0; round < 4; round += 1) {
      expect((await cancel(student, (await asked(student, mentor))._id)).status).toBe(200);
    }
    expect(await told(mentor)).toHaveLength(6);
    expect(await status(mentor)).toMatchObject({ toAnswer: 0 });
  });

  it('that is refused takes none of the mails that a mentor gets in a day', async () => {
    const [mentor, student] = [await newMentor(), await newStudent()];
    await asked(student, mentor);
    for (let times = 0; times < 31; times += 1) refusalOf(await ask(student, mentor), 409);
    await asked(await newStudent(), mentor);
    expect((await mailTo(mentor.email, 'mentorship-news', { count: 2 })).subject).toContain(
      'asks you to be their mentor',
    );
  });

  it('has one outcome where both press at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [student, mentor] = [await newStudent(), await newMentor()];
      const { _id } = await asked(student, mentor);
      const [one, other] = await Promise.all([accept(mentor, _id), cancel(student, _id)]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
      expect((await read(student, _id)).status).toBe(one.status === 200 ? 'accepted' : 'cancelled');
    }
  });

  it('takes the last place once, however many are accepted at once', async () => {
    const mentor = await newMentor({ capacity: 1 });
    const ids = await Promise.all([1, 2, 3].map(async () => (await asked(await newStudent(), mentor))._id));
    const answers = await Promise.all(ids.map((id) => accept(mentor, id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused && refusalOf(refused, 409).msg).toBe(messages.noPlaceLeft);
    // The place is free again at the end.
    const taken = ids[answers.findIndex((answer) => answer.status === 200)] ?? '';
    expect((await complete(mentor, taken)).status).toBe(200);
    const rest = ids.find((id) => id !== taken) ?? '';
    expect((await accept(mentor, rest)).status).toBe(200);
  });
});

describe('the link of a mail', () => {
  const open = (token: string) => new Browser().send(api.mentorshipAnswer(token));
  const decide = (token: string, decision: string) =>
    new Browser().post(api.mentorshipAnswer(token), { status: decision, answer: '' });

  it('answers signed out, once, and shows the request and no more', async () => {
    const [student, mentor] = [await newStudent({ name: unique('Rohan') }), await newMentor()];
    const { _id, message } = await asked(student, mentor);
    const token = answerTokenIn(await mailTo(mentor.email, 'mentorship-news'));
    const shown = bodyOf(await open(token), mentorshipLinkAnswer).data;
    expect(shown).toMatchObject({ _id, message, student: { name: student.name }, abilities: { respond: true } });
    expect((await open(token)).headers['cache-control']).toBe('no-store');
    const answers = await Promise.all([decide(token, 'accepted'), decide(token, 'accepted')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(refusalOf(await decide(token, 'rejected'), 409).msg).toBe(messages.mentorshipAcceptedAlready);
    expect(bodyOf(await open(token), mentorshipLinkAnswer).data.abilities.respond).toBe(false);
    expect((await read(student, _id)).status).toBe('accepted');
  });

  it('opens nothing once it is over, changed, another’s, or sent to another address', async () => {
    const [mentor, other] = [await newMentor(), await newMentor()];
    const student = await newStudent();
    const { _id } = await asked(student, mentor);
    const token = answerTokenIn(await mailTo(mentor.email, 'mentorship-news'));
    const { _id: another } = await asked(student, other);
    const [, signature = ''] = token.split('_');
    const tampered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [`${another}_${signature}`, tampered, _id, 'x']) {
      expect(refusalOf(await open(wrong), 404).msg).toBe(messages.mentorshipLinkOver);
      expect(refusalOf(await decide(wrong, 'accepted'), 404).msg).toBe(messages.mentorshipLinkOver);
    }
    await inDatabase((database) =>
      database('up_users')
        .where({ email: mentor.email })
        .update({ email: `x-${mentor.email}` }),
    );
    refusalOf(await open(token), 404);
    await inDatabase((database) =>
      database('up_users')
        .where({ email: `x-${mentor.email}` })
        .update({ email: mentor.email }),
    );
    expect((await open(token)).status).toBe(200);
    const block = (blocked: boolean) =>
      inDatabase((database) => database('up_users').where({ email: student.email }).update({ blocked }));
    await block(true);
    refusalOf(await open(token), 404);
    await letDaysPass(_id, 4);
    await clock('mentorships', new Date());
    expect(await told(mentor)).toHaveLength(1);
    await block(false);
    await letDaysPass(_id, 15);
    expect(refusalOf(await decide(token, 'accepted'), 404).msg).toBe(messages.mentorshipLinkOver);
    expect((await read(student, _id)).status).toBe('pending');
  });
});

describe('the clock', () => {
  const newsOf = async (member: Member) => (await told(member)).map(({ sentence }) => sentence);

  it('reminds a mentor once after three days, and ends a request after fourteen, with others who fit', async () => {
    const knows = unique('Zqclock');
    const student = await newStudent({ name: unique('Rohan'), skills: [knows] });
    const mentor = await newMentor({ expertise: [knows] }, { name: unique('Tara') });
    const next = await newMentor({ expertise: [knows] }, { name: unique('Asha') });
    const { _id } = await asked(student, mentor);
    const after = async (days: number) => {
      await letDaysPass(_id, days);
      await Promise.all([clock('mentorships', new Date()), clock('mentorships', new Date())]);
    };
    await after(2.9);
    expect(await newsOf(mentor)).toHaveLength(1);
    await after(3.1);
    await clock('mentorships', new Date());
    expect(await newsOf(mentor)).toEqual([
      `${student.name} still waits for your answer.`,
      `${student.name} would like you to be their mentor.`,
    ]);
    expect((await read(student, _id)).status).toBe('pending');
    await after(14.1);
    await clock('mentorships', new Date());
    expect(await newsOf(student)).toEqual([`${mentor.name} did not answer your request in time.`]);
    expect(await newsOf(mentor)).toHaveLength(2);
    const over = await read(student, _id);
    expect([over.status, over.suggestions[0]?.name, over.suggestions[0]?.reason]).toEqual([
      'expired',
      next.name,
      `You share ${knows}`,
    ]);
    expect((await read(mentor, _id)).suggestions).toEqual([]);
    expect(refusalOf(await accept(mentor, _id), 409).msg).toBe(messages.mentorshipExpiredAlready);
  });

  it('reminds nobody of a student whom they have blocked', async () => {
    const [student, mentor] = [await newStudent(), await newMentor()];
    const { _id } = await asked(student, mentor);
    await mentor.browser.post(api.block(student.profileId));
    await letDaysPass(_id, 4);
    await clock('mentorships', new Date());
    expect(await newsOf(mentor)).toHaveLength(1);
  });
});
