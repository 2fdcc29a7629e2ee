import path from 'node:path';

import { api } from 'contracts';
import { expect } from 'vitest';

import { Browser } from '../helpers/browser';
import { contacted } from '../helpers/contact';
import { inDatabase, inMinutes } from '../helpers/database';
import { unique } from '../helpers/factories';
import { pictureForm } from '../helpers/forms';
import { member, PASSWORD } from '../helpers/people';
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
    linkedin: link('linkedin'),
    twitter: link('twitter'),
    facebook: link('facebook'),
    website: link('website'),
    github: link('github'),
    portfolio: link('portfolio'),
    isMentor: true,
    mentorBio: trace('mentor'),
  });
  expect((await browser.send(api.ownProfileImage(), pictureForm(await plainPicture()))).status).toBe(200);
  const { _id, profileId, profilePicture } = await ownProfile(browser);
  const [avatar = ''] = path.basename(profilePicture?.url ?? '').split('-');
  await registerFor(browser, trace('answer'));
  expect((await propose({ browser }, { title: trace('idea'), organizer: trace('organizer') })).status).toBe(200);
  await contacted({ name: trace('writer'), email: person.email, message: trace('question') });
  await waitingMail(person.email, trace('outbox'));
  await waitingMail(`${trace('newmail')}@example.org`, trace('outbox2'));
  return { person, browser, word, userId: _id, profileId, avatar };
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
/** What tells of a person wherever it stands. */
export const tracesOf = ({ word, userId, profileId, avatar }: KnownPerson): string[] => [
  word,
  userId,
  profileId,
  avatar,
];
