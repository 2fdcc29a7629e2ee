// @databases both
import { api, colleaguesAnswer, jobSearchAnswer, messages, paths, referralAnswer, referralsAnswer } from 'contracts';
import { describe, expect, it } from 'vitest';

import { referralMachine } from '../../src/api/job/referrals/machine';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { inDays, unique } from '../helpers/factories';
import { posted } from '../helpers/jobs';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import { clock } from '../helpers/registration-calls';
import { endOf, testEveryStep } from '../helpers/states';

const MESSAGE = 'We met at the hackathon.';
const ask = ({ browser }: Member, job: string, { profileId }: { profileId: string }) =>
  browser.post(api.askReferral(job), { person: profileId, message: MESSAGE });
const colleagues = async ({ browser }: Member, job: string) =>
  bodyOf(await browser.send(api.jobColleagues(job)), colleaguesAnswer);
const answer = ({ browser }: Member, id: string, reply: string) =>
  browser.post(api.answerReferral(id), { answer: reply, message: 'Gladly.' });

describe('a referral', () => {
  it('is asked of members who work there and take messages, and reaches them with the job', async () => {
    const company = unique('Zqworks');
    const asker = await newMember({ role: 'student', name: unique('Rohan') });
    const insider = await newMember({ company: company.toUpperCase() });
    const quiet = await newMember({
      company,
      privacySettings: {
        ...{ showEmail: false, showPhone: false, showLocation: true, showSocialLinks: true, allowMessaging: false },
      },
    });
    const { _id, title } = await posted(await newMember(), { company });
    const { data, left } = await colleagues(asker, _id);
    expect([data.map((person) => person._id), data[0]?.referral, left]).toEqual([[insider.profileId], null, 3]);
    const sent = bodyOf(await ask(asker, _id, insider), referralAnswer).data;
    expect(sent).toMatchObject({ list: 'sent', state: 'asked', job: { _id }, abilities: { answer: false } });
    expect(refusalOf(await ask(asker, _id, insider), 409).msg).toBe(messages.referralAskedAlready);
    for (const person of [quiet, await newMember(), asker]) {
      expect(refusalOf(await ask(asker, _id, person), 400).msg).toBe(messages.notAColleague);
    }
    expect(await told(insider)).toMatchObject([
      {
        kind: 'referral-asked',
        sentence: `${asker.name} would like you to refer them for “${title}” at ${company}.`,
        text: MESSAGE,
        href: paths.referrals(),
      },
    ]);
    const mail = await mailTo(insider.email, 'job-news');
    expect([mail.replyTo[0]?.address, mail.text.includes(MESSAGE)]).toEqual([asker.email, true]);
    expect(await colleagues(asker, _id)).toMatchObject({ data: [{ referral: 'asked' }], left: 2 });

    const list = bodyOf(await insider.browser.send(api.referrals()), referralsAnswer).data;
    expect(list).toMatchObject([{ person: { _id: asker.profileId }, message: MESSAGE, abilities: { answer: true } }]);
    expect((await answer(insider, sent._id, 'passed')).status).toBe(200);
    expect(await told(asker)).toMatchObject([
      { sentence: `${insider.name} suggests that you ask someone else about “${title}” at ${company}.` },
    ]);
  });

  it('is asked of three at most, however many are asked at once', async () => {
    const company = unique('Zqworks');
    const asker = await newMember();
    const people = await Promise.all(Array.from({ length: 6 }, () => newMember({ company })));
    const { _id } = await posted(await newMember(), { company });
    const statuses = (await Promise.all(people.map((person) => ask(asker, _id, person)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect((await colleagues(asker, _id)).left).toBe(0);
  });
});

/** A request of one member to another, once it is made. */
interface Subject {
  asker: Member;
  insider: Member;
  job: string;
}
type Standing = (typeof referralMachine.states)[number];
const stored = ({ asker }: Subject): Promise<{ document_id: string; state: Standing } | undefined> =>
  inDatabase((database) =>
    database('job_referrals')
      .whereIn('asker_id', database('profiles').where({ document_id: asker.profileId }).select('id'))
      .first(),
  );
const REPLIES = { refer: 'referred', decline: 'declined', pass: 'passed' };

describe('the state of a referral', () => {
  testEveryStep<Standing, keyof typeof referralMachine.transitions, Subject>(referralMachine, {
    async begin() {
      const company = unique('Zqworks');
      const job = await posted(await newMember(), { company });
      return { asker: await newMember(), insider: await newMember({ company }), job: job._id };
    },
    async send(subject, event) {
      const { asker, insider, job } = subject;
      if (event === 'ask') return endOf(await ask(asker, job, insider));
      return endOf(await answer(insider, (await stored(subject))?.document_id ?? 'none', REPLIES[event]));
    },
    stateOf: async (subject) => (await stored(subject))?.state ?? 'none',
    stored,
  });
});

describe('a saved search', () => {
  const save = async ({ browser }: Member, search: object) =>
    bodyOf(await browser.post(api.jobSearches(), search), jobSearchAnswer).data;
  const matches = async (member: Member) => (await told(member)).filter(({ kind }) => kind === 'job-match');

  it('tells of what is posted since, once, to whoever did not post it', async () => {
    const [owner, poster] = [await newMember({ role: 'student' }), await newMember()];
    const word = unique('zqsearch').replace(' ', '');
    await posted(poster, { title: word });
    await save(owner, { search: word, type: 'full_time' });
    expect(refusalOf(await owner.browser.post(api.jobSearches(), { search: word, type: 'full_time' }), 409).msg).toBe(
      messages.jobSearchExists,
    );
    refusalOf(await owner.browser.post(api.jobSearches(), {}), 400);
    await save(poster, { search: word });
    await clock('matches', new Date());
    expect(await matches(owner)).toEqual([]);
    await posted(poster, { title: word, type: 'remote' });
    const { title } = await posted(poster, { title: word });
    await Promise.all([clock('matches', new Date()), clock('matches', new Date())]);
    await clock('matches', new Date());
    expect(await matches(owner)).toMatchObject([
      { sentence: `New for your search: “${title}” at Monsoon Capital.`, text: null },
    ]);
    expect(await matches(poster)).toEqual([]);
  });

  it('tells once a week of all that came, where its owner wants that', async () => {
    const [owner, poster] = [await newMember(), await newMember()];
    const word = unique('zqsearch').replace(' ', '');
    const { _id } = await save(owner, { search: word });
    const weekly = { method: 'PUT', json: { rhythm: 'weekly' } };
    expect((await owner.browser.send(api.jobSearch(_id), weekly)).status).toBe(200);
    await posted(poster, { title: word });
    await posted(poster, { title: word });
    await clock('matches', new Date(inDays(6.9)));
    expect(await matches(owner)).toEqual([]);
    await clock('matches', new Date(inDays(7.1)));
    expect(await matches(owner)).toMatchObject([{ text: 'And 1 more.' }]);
  });
});
