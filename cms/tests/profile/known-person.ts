import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { api } from 'contracts';
import { expect } from 'vitest';

import { Browser } from '../helpers/browser';
import { contacted } from '../helpers/contact';
import { inDatabase, inMinutes } from '../helpers/database';
import { unique } from '../helpers/factories';
import { pictureForm } from '../helpers/forms';
import { member, PASSWORD } from '../helpers/people';
import { applicationForm, newJob, pdfOf, posted } from '../helpers/jobs';
import { newMember } from '../helpers/members';
import { asked, newStudent } from '../helpers/mentorship';
import { report as reportMessage, sentFile, wrote } from '../helpers/messaging';
import { treasurer } from '../helpers/payments';
import { plainPicture } from '../helpers/pictures';
import { ownProfile, writeProfile } from '../helpers/profiles';
import { propose } from '../helpers/proposals';
import { newEvent, register } from '../registrations/helpers';

/** Somebody with a trace of their own in every place that knows people. */
export async function knownPerson() {
  const word = unique('zyx').replace(' ', '');
  const trace = (place: string) => `${word}${place}`;
  const person = await member({ name: `Asha ${trace('name')}`, email: `${trace('mail')}@example.org`, role: 'alumni' });
  const browser = new Browser();
  const headers = { 'user-agent': `Firefox/1.0 ${trace('agent')}` };
  expect((await browser.post(api.login(), { email: person.email, password: PASSWORD }, headers)).status).toBe(200);
  const link = (place: string) => `https://${trace(place)}.example`;
  await writeProfile(browser, {
    email: `${trace('newmail')}@example.org`,
    currentPassword: PASSWORD,
    phone: trace('phone'),
    location: trace('location'),
    bio: trace('bio'),
    degree: trace('degree'),
    major: trace('major'),
    program: trace('program'),
    year: trace('year'),
    jobTitle: trace('job'),
    company: trace('company'),
    industry: trace('industry'),
    skills: [trace('skill')],
    interests: [trace('interest')],
    expertise: [trace('expertise')],
    languages: [trace('language')],
    linkedin: link('linkedin'),
    twitter: link('twitter'),
    facebook: link('facebook'),
    website: link('website'),
    github: link('github'),
    portfolio: link('portfolio'),
    isMentor: true,
    mentorBio: trace('mentor'),
    mentorExpectations: trace('expectation'),
  });
  expect((await browser.send(api.ownProfileImage(), pictureForm(await plainPicture()))).status).toBe(200);
  const { _id, profileId, profilePicture } = await ownProfile(browser);
  const [avatar = ''] = path.basename(profilePicture?.url ?? '').split('-');
  await registerFor(browser, trace('answer'));
  expect((await propose({ browser }, { title: trace('idea'), organizer: trace('organizer') })).status).toBe(200);
  await useJobs({ browser }, trace);
  await beMentor({ browser, profileId }, trace);
  await exchange({ browser, profileId }, trace);
  await payFor(profileId, trace);
  await contacted({ name: trace('writer'), email: person.email, message: trace('question') });
  await waitingMail(person.email, trace('outbox'));
  await waitingMail(`${trace('newmail')}@example.org`, trace('outbox2'));
  return { person, browser, word, userId: _id, profileId, avatar };
}

/** Leaves a trace in all that there is to do with jobs. */
async function useJobs(person: { browser: Browser }, trace: (place: string) => string): Promise<void> {
  const { browser } = person;
  const poster = await newMember({ company: trace('employer') });
  const { _id } = await posted(poster, { company: trace('employer') });
  const form = applicationForm(pdfOf(trace('pdf')), {
    ...{ coverLetter: trace('letter'), fileName: `${trace('resume')}.pdf`, keepResume: true },
  });
  const calls: [string, object][] = [
    [api.jobs(), newJob({ title: trace('vacancy'), contactEmail: `${trace('contact')}@example.org` })],
    [api.reportJob(_id), { reason: trace('report') }],
    [api.askReferral(_id), { person: poster.profileId, message: trace('referral') }],
    [api.jobSearches(), { search: trace('search') }],
  ];
  expect((await browser.send(api.jobApply(_id), form)).status).toBe(200);
  for (const [address, body] of calls) expect((await browser.post(address, body)).status, address).toBe(200);
  // The job stays, which is another's: only their words may not.
  await writeProfile(poster.browser, { company: 'Monsoon Capital' });
  expect((await poster.browser.send(api.job(_id), { method: 'PUT', json: newJob() })).status).toBe(200);
}

/** Leaves a trace in all that two do in a mentorship. */
async function beMentor(person: { browser: Browser; profileId: string }, trace: (place: string) => string) {
  const { _id } = await asked(await newStudent(), person);
  const put = (address: string, json: object) => person.browser.send(address, { method: 'PUT', json });
  const meeting = { startsAt: `${new Date().toISOString().slice(0, 10)}T18:30`, notes: trace('notes') };
  for (const answer of [
    await put(api.respondMentorship(_id), { status: 'accepted', answer: trace('advice') }),
    await put(api.mentorshipGoals(_id), { goals: [{ text: trace('goal'), isDone: true }], version: 0 }),
    await person.browser.post(api.mentorshipMeetings(_id), meeting),
    await put(api.completeMentorship(_id), {}),
    await put(api.mentorshipFeedback(_id), { text: trace('feedback') }),
  ]) {
    expect(answer.status, answer.text).toBe(200);
  }
}

/** Leaves a trace in what two write to each other. */
async function exchange(person: { browser: Browser; profileId: string }, trace: (place: string) => string) {
  const other = await newMember();
  await wrote(person, other, { text: trace('line') });
  await sentFile(person, other, pdfOf(trace('page')), { fileName: `${trace('file')}.pdf`, text: trace('caption') });
  const { _id } = await wrote(other, person);
  expect((await reportMessage(person, other, _id, trace('blame'))).status).toBe(200);
}

/** Leaves a trace in what an admin notes of a payment, and of giving a part of it back. */
async function payFor(user: string, trace: (place: string) => string): Promise<void> {
  const admin = treasurer();
  const entry = {
    user,
    amount: 10,
    currency: 'INR',
    paymentMethod: 'cash',
    status: 'completed',
    relatedTo: 'donation',
  };
  const entered = await admin.post('/api/admin/payments', {
    ...{ ...entry, paymentDate: '2026-10-01', description: trace('paid') },
    receiptUrl: `https://${trace('receipt')}.example`,
  });
  expect(entered.status, entered.text).toBe(201);
  const { id } = entered.json as { id: string };
  const refund = { amount: 1, reason: trace('refund'), key: randomUUID() };
  expect((await admin.post(api.refundPayment(id), refund)).status).toBe(200);
}

/** Registers for an event that asks a question. */
async function registerFor(browser: Browser, answer: string): Promise<void> {
  const question = 'What do you bring?';
  const eventId = await newEvent({ questions: [{ label: question, kind: 'text' }] });
  expect((await register({ browser }, eventId, [{ question, answer }])).status).toBe(200);
}

/** A mail that the server has not sent yet. */
const waitingMail = (recipient: string, text: string) =>
  inDatabase((database) =>
    database('outbox_mails').insert({
      document_id: unique('mail'),
      key: unique('test'),
      recipient,
      kind: 'password-changed',
      data: JSON.stringify({ name: text }),
      state: 'pending',
      attempts: 0,
      next_attempt_at: inMinutes(60),
      created_at: new Date(),
    }),
  );

export type KnownPerson = Awaited<ReturnType<typeof knownPerson>>;
/** What tells of a person wherever it stands; the profile's id does not, once nobody is behind it. */
export const tracesOf = ({ word, userId, avatar }: KnownPerson): string[] => [word, userId, avatar];
