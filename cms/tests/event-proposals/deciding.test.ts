// @databases both
import {
  api,
  decisionAnswer,
  eventAnswer,
  eventProposalsAnswer,
  memberEventAnswer,
  messages,
  paths,
  type EventProposal,
} from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { asAdmin } from '../console/helpers';
import { request } from '../helpers/client';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { EVENT, event } from '../helpers/factories';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import { editor } from '../helpers/panel';
import { PASSWORD } from '../helpers/people';
import { proposed } from '../helpers/proposals';

let asha: Member;
let proposal: EventProposal;
beforeEach(async () => {
  asha = await newMember({ name: 'Asha Verma' });
  proposal = await proposed(asha);
});

const approve = (id: string) => asAdmin(api.consoleApprove('events', id), { method: 'POST' });
const reject = (id: string, reason = 'The hall is taken.') =>
  asAdmin(api.consoleReject('events', id), { method: 'POST', json: { reason } });
const own = async () => bodyOf(await asha.browser.send(api.eventProposals()), eventProposalsAnswer).data;
const publish = (id: string) => editor.update(EVENT, id, { isPublished: true });

describe('an approved proposal', () => {
  it('is a draft like any other, whose proposer is told and, once it is published, credited', async () => {
    expect(bodyOf(await approve(proposal._id), decisionAnswer).data).toEqual({
      ...{ _id: proposal._id, status: 'approved', reason: '' },
    });
    expect(await own()).toMatchObject([{ status: 'approved', isPublished: false, abilities: { withdraw: false } }]);
    refusalOf(await asha.browser.send(api.event(proposal._id)), 404);
    expect(await told(asha)).toMatchObject([
      { kind: 'proposal-decided', sentence: `Your event “${proposal.title}” was approved.`, text: null },
    ]);
    expect((await mailTo(asha.email, 'proposal-decided')).subject).toContain('was approved');

    await publish(proposal._id);
    expect(await own()).toMatchObject([{ isPublished: true }]);
    const seen = bodyOf(await asha.browser.send(api.alumniEvent(proposal._id)), memberEventAnswer).data;
    expect(seen.proposer).toEqual({ _id: asha.profileId, name: 'Asha Verma' });
  });

  it('can no longer be taken back', async () => {
    await approve(proposal._id);
    const answer = await asha.browser.send(api.eventProposal(proposal._id), { method: 'DELETE' });
    expect(refusalOf(answer, 409).msg).toBe('This proposal has been decided already');
  });
});

describe('a rejected proposal', () => {
  it('keeps the reason, which its proposer is told on the site and by mail', async () => {
    const reason = 'The hall is taken.\nPlease try another week.';
    expect(bodyOf(await reject(proposal._id, reason), decisionAnswer).data).toMatchObject({ reason });
    expect(await own()).toMatchObject([{ status: 'rejected', reason }]);
    const [notification] = await told(asha);
    expect(notification).toMatchObject({
      ...{ sentence: `Your event “${proposal.title}” was not approved.`, text: reason },
      href: expect.stringContaining(paths.alumniEvents()),
    });
    expect((await mailTo(asha.email, 'proposal-decided')).text).toContain('Please try another week.');
  });

  it('needs a reason', async () => {
    expect(refusalOf(await reject(proposal._id, '  '), 400).msg).toBe(messages.reasonMissing);
    expect(await own()).toMatchObject([{ status: 'pending' }]);
  });
});

describe('a decision', () => {
  it('is taken once: of however many at once one stands, and is told of', async () => {
    const answers = await Promise.all([approve, reject, approve, reject].map((decide) => decide(proposal._id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const answer of answers) {
      if (answer.status === 409) expect(refusalOf(answer, 409).msg).toBe('This proposal has been decided already');
    }
    expect(await told(asha)).toHaveLength(1);
    await mailTo(asha.email, 'proposal-decided');
    expect((await mailsTo(asha.email)).filter(({ kind }) => kind === 'proposal-decided')).toHaveLength(1);
  });

  it('drops the answers that were made of its type', async () => {
    const { documentId } = await event();
    const place = async () => bodyOf(await request(api.event(documentId)), eventAnswer).data.location;
    expect(await place()).toBe('Main hall');
    // No answer hears of this.
    await inDatabase((database) =>
      database('events').where({ document_id: documentId }).update({ location: 'Annexe' }),
    );
    await approve(proposal._id);
    expect(await place()).toBe('Annexe');
  });

  it('is an admin’s alone, about a proposal alone', async () => {
    for (const path of [api.consoleApprove('events', proposal._id), api.consoleReject('events', proposal._id)]) {
      refusalOf(await asha.browser.post(path, { reason: 'Mine' }), 403);
    }
    const ordinary = await editor.create(EVENT, {
      ...{ title: 'Ordinary', description: 'No proposal', startsAt: proposal.startsAt, endsAt: proposal.endsAt },
      ...{ location: 'Hall', isPublished: false },
    });
    expect(refusalOf(await approve(ordinary.documentId), 404).msg).toBe('Proposal not found');
  });
});

describe('what is not approved', () => {
  it('cannot be published in the panel, nor be decided there', async () => {
    await expect(publish(proposal._id)).rejects.toThrow(messages.proposalNotPublishable);
    await expect(editor.update(EVENT, proposal._id, { proposal: 'approved', isPublished: true })).rejects.toThrow(
      messages.proposalDecidedElsewhere,
    );
    await reject(proposal._id);
    await expect(publish(proposal._id)).rejects.toThrow(messages.proposalNotPublishable);
    refusalOf(await asha.browser.send(api.event(proposal._id)), 404);
  });

  it('may still be edited by an editor', async () => {
    await editor.update(EVENT, proposal._id, { location: 'Main hall' });
    expect(await own()).toMatchObject([{ location: 'Main hall', status: 'pending' }]);
  });
});

it('leaves with its proposer unless it was approved, which is then nobody’s idea', async () => {
  const approved = await proposed(asha);
  await approve(approved._id);
  await publish(approved._id);
  const exported = await asha.browser.send(api.accountData());
  expect(exported.text).toContain(proposal.title);
  expect(exported.text).toContain(approved.title);
  const reader = await newMember();
  const left = await asha.browser.send(api.account(), { method: 'DELETE', json: { currentPassword: PASSWORD } });
  expect(left.status, left.text).toBe(200);
  expect(bodyOf(await reader.browser.send(api.alumniEvent(approved._id)), memberEventAnswer).data.proposer).toBeNull();
  expect(refusalOf(await approve(proposal._id), 404).msg).toBe('Proposal not found');
});
