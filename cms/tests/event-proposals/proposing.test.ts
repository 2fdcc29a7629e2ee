// @databases both
import { api, eventProposalAnswer, eventProposalsAnswer, messages, PENDING_PROPOSALS_MAX } from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import { dayIn, newProposal, propose, proposed } from '../helpers/proposals';

let asha: Member;
beforeEach(async () => {
  asha = await newMember({ name: 'Asha Verma' });
});

const proposalsOf = async ({ browser }: Member, page = 1, pageSize = 10) =>
  bodyOf(await browser.send(api.eventProposals({ page, pageSize })), eventProposalsAnswer);
const withdraw = ({ browser }: Member, id: string) => browser.send(api.eventProposal(id), { method: 'DELETE' });

describe('a proposal', () => {
  it('is kept as it was entered, at the time that the site’s clock shows, for two hours', async () => {
    const entered = newProposal({ date: dayIn(3), time: '18:30', registrationLink: 'https://example.org/join' });
    const kept = bodyOf(await asha.browser.post(api.proposeEvent(), entered), eventProposalAnswer).data;
    expect(kept).toMatchObject({
      ...{ title: entered.title, description: entered.description, location: entered.location },
      ...{ organizer: entered.organizer, registrationLink: entered.registrationLink },
      ...{ status: 'pending', reason: '', isPublished: false, format: 'In-Person', abilities: { withdraw: true } },
      // India’s clocks are five and a half hours ahead.
      ...{ startsAt: `${entered.date}T13:00:00.000Z`, endsAt: `${entered.date}T15:00:00.000Z` },
    });
    expect((await proposalsOf(asha)).data).toEqual([kept]);
  });

  it('is nobody else’s to see, and no event yet', async () => {
    const { _id, title } = await proposed(asha);
    const ravi = await newMember();
    expect((await proposalsOf(ravi)).data).toEqual([]);
    const visitor = new Browser();
    refusalOf(await visitor.send(api.event(_id)), 404);
    expect((await visitor.send(api.events({ search: title }))).json).toMatchObject({ data: [] });
    refusalOf(await ravi.browser.send(api.alumniEvent(_id)), 404);
    refusalOf(await ravi.browser.post(api.eventRegister(_id), {}), 404);
  });

  it('is listed in pages, the latest first', async () => {
    const titles = [];
    for (let count = 0; count < 3; count += 1) titles.unshift((await proposed(asha)).title);
    const first = await proposalsOf(asha, 1, 2);
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 });
    const second = await proposalsOf(asha, 2, 2);
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(titles);
  });

  it('can be taken back while it waits, by its proposer alone', async () => {
    const { _id } = await proposed(asha);
    const ravi = await newMember();
    expect(refusalOf(await withdraw(ravi, _id), 404).msg).toBe('Proposal not found');
    expect((await withdraw(asha, _id)).status).toBe(200);
    expect((await proposalsOf(asha)).data).toEqual([]);
    expect(await inDatabase((database) => database('events').where({ document_id: _id }))).toEqual([]);
    refusalOf(await withdraw(asha, _id), 404);
  });
});

describe('what is refused', () => {
  it.each([
    ['title', '', messages.titleMissing],
    ['description', '  ', messages.eventDescriptionMissing],
    ['date', 'tomorrow', messages.eventDateMissing],
    ['date', dayIn(-1), messages.eventDateOver],
    ['time', '25:00', messages.eventTimeMissing],
    ['location', '', messages.eventLocationMissing],
    ['organizer', '', messages.eventOrganizerMissing],
    ['registrationLink', 'javascript:alert(1)', messages.webAddressInvalid],
    ['registrationLink', 'example.org', messages.webAddressInvalid],
    ['title', 'x'.repeat(151), messages.tooLong(150)],
  ])('is %s “%s”', async (field, value, sentence) => {
    expect(refusalOf(await propose(asha, { [field]: value }), 400).msg).toBe(sentence);
    expect((await proposalsOf(asha)).data).toEqual([]);
  });

  it('is a start that is over today, though the day is not', async () => {
    expect(refusalOf(await propose(asha, { date: dayIn(0), time: '00:00' }), 400).msg).toBe(messages.eventTimeOver);
  });

  it('is what a proposer has no say in', async () => {
    for (const field of ['isPublished', 'proposal', 'proposedBy', 'capacity', 'ticketPrice']) {
      expect(
        refusalOf(await asha.browser.post(api.proposeEvent(), { ...newProposal(), [field]: true }), 400).msg,
      ).toContain(field);
    }
  });

  it('is one more than may wait, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: PENDING_PROPOSALS_MAX + 3 }, () => propose(asha)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PENDING_PROPOSALS_MAX);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(refusalOf(answer, 409).msg).toBe(messages.tooManyProposals(PENDING_PROPOSALS_MAX));
    }
    const [latest] = (await proposalsOf(asha)).data;
    await withdraw(asha, latest?._id ?? '');
    expect((await propose(asha)).status).toBe(200);
  });
});
