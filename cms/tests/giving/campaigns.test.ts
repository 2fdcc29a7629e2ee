// @databases both
import {
  api,
  campaignsAnswer,
  consoleCampaignAnswer,
  consoleCampaignRowsAnswer,
  consoleCampaignSchema,
  donationOptionsAnswer,
  donationTotalsAnswer,
  impactAnswer,
  messages,
  SPENDING_AREAS,
  type CampaignList,
  type CampaignState,
} from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { askBackstage } from '../helpers/backstage';
import { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { inDays, unique } from '../helpers/factories';
import {
  CAMPAIGN,
  campaignFor,
  campaignForm,
  CAMPAIGNS,
  donate,
  donated,
  draftCampaign,
  newCampaign,
  words,
} from '../helpers/giving';
import { mailsTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import { asEditor, editor } from '../helpers/panel';
import { expectBalance, offerEverything, paymentOf, treasurer } from '../helpers/payments';

let admin: Browser;
let reader: Member;
beforeAll(async () => {
  admin = treasurer();
  reader = await newMember();
  await offerEverything(admin);
});

const listed = async (status: CampaignList) =>
  bodyOf(await reader.browser.send(api.campaigns({ status, pageSize: 100 })), campaignsAnswer).data;
const put = (id: string, json: object) => admin.send(`${CAMPAIGNS}/${id}`, { method: 'PUT', json });
const remove = (id: string) => admin.send(`${CAMPAIGNS}/${id}`, { method: 'DELETE' });
const step = async (id: string, which: 'close' | 'reopen') =>
  bodyOf(await admin.post(api.closeCampaign(id, which), {}), consoleCampaignAnswer).data;
const consoleList = async (filter: object, sort: readonly [string, string] = ['startsAt', 'DESC']) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' });
  return bodyOf(await admin.send(`${CAMPAIGNS}?${query.toString()}`), consoleCampaignRowsAnswer);
};

describe('members', () => {
  it('read what is open or to come, and what is over, the latest first', async () => {
    const title = unique('Standing');
    const made: Record<CampaignState, string> = {
      upcoming: (await newCampaign({ title, startsAt: inDays(2) }))._id,
      open: (await newCampaign({ title, startsAt: inDays(-2), endsAt: inDays(1) }))._id,
      ended: (await newCampaign({ title, startsAt: inDays(-4), endsAt: inDays(-3) }))._id,
      closed: (await newCampaign({ title, startsAt: inDays(-3), isClosed: true }))._id,
    };
    await draftCampaign({ title });
    const standing = async (status: CampaignList) =>
      (await listed(status)).filter((each) => each.title === title).map(({ _id, state }) => [_id, state]);
    expect(await standing('current')).toEqual([
      [made.upcoming, 'upcoming'],
      [made.open, 'open'],
    ]);
    expect(await standing('past')).toEqual([
      [made.closed, 'closed'],
      [made.ended, 'ended'],
    ]);
    for (const [state, id] of Object.entries(made)) {
      expect(await campaignFor(reader, id)).toMatchObject({ state, abilities: { donate: state === 'open' } });
      expect((await consoleList({ status: state, q: title })).map(({ _id }) => _id)).toEqual([id]);
    }
  });

  it('read no drafts, and nothing signed out', async () => {
    const { documentId } = await draftCampaign();
    for (const address of [api.campaign(documentId), api.campaignDonors(documentId)]) {
      expect(refusalOf(await reader.browser.send(address), 404).msg).toBe(messages.campaignNotFound);
    }
    refusalOf(await new Browser().send(api.campaigns()), 401);
    refusalOf(await new Browser().post(api.newPayment('donation'), { amount: 5 }), 401);
  });

  it('read what a campaign says, and what it spent', async () => {
    const spending = [{ area: 'workshop' as const, what: 'A lathe', amount: 4000 }];
    const { _id } = await newCampaign({ description: words('  Words that matter.'), spending, goal: null });
    const campaign = await campaignFor(reader, _id);
    expect(campaign).toMatchObject({ goal: null, progress: 100, spent: 4000, spending, image: null });
    expect(campaign.description.trim()).toBe('Words that matter.');
    expect((await listed('current')).find((each) => each._id === _id)).not.toHaveProperty('text');
  });
});

it('offers open campaigns to whoever donates, signed in or not, until they are over', async () => {
  const options = async () => bodyOf(await new Browser().send(api.donationOptions()), donationOptionsAnswer).data;
  const [open, toCome] = [await newCampaign(), await newCampaign({ startsAt: inDays(1) })];
  const { suggested, min, max, currency } = await options();
  expect({ suggested, min, max, currency }).toEqual({
    ...{ suggested: [500, 1000, 2500, 5000], min: 1, max: 1_000_000, currency: 'INR' },
  });
  const ids = async () => (await options()).campaigns.map(({ _id }) => _id);
  expect(await ids()).toContain(open._id);
  expect(await ids()).not.toContain(toCome._id);
  await step(open._id, 'close');
  expect(await ids()).not.toContain(open._id);
  await step(open._id, 'reopen');
  expect(await ids()).toContain(open._id);
  // To the second, though the answer is kept.
  const soon = await newCampaign({ endsAt: new Date(Date.now() + 1500).toISOString() });
  expect(await ids()).toContain(soon._id);
  await expect.poll(ids, { timeout: 5000 }).not.toContain(soon._id);
});

describe('the impact report', () => {
  it('computes its split from what campaigns say that they spent', async () => {
    await newCampaign({ spending: [{ area: 'scholarships', what: 'A ticket', amount: 500 }] });
    const read = async () => bodyOf(await reader.browser.send(api.donationImpact()), impactAnswer).data;
    const before = await read();
    const { _id } = await newCampaign({ goal: 100 });
    await donated(reader, _id, { amount: 150 });
    await put(_id, { spending: [{ area: 'community', what: 'An evening', amount: 120 }] });
    const after = await read();
    expect(after).toMatchObject({
      ...{ isComputed: true, raised: before.raised + 150, spent: before.spent + 120 },
      ...{ donations: before.donations + 1, campaigns: before.campaigns + 1, reached: before.reached + 1 },
    });
    const amountIn = ({ areas }: typeof after, area: string) => areas.find((each) => each.area === area)?.amount ?? 0;
    expect(amountIn(after, 'community')).toBe(amountIn(before, 'community') + 120);
    expect(after.areas.map(({ area }) => area)).toEqual([...SPENDING_AREAS]);
    expect(after.areas.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(after.areas.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(after.spent);
    const totals = bodyOf(await admin.send(api.donationTotals()), donationTotalsAnswer).data;
    expect(totals).toMatchObject({ raised: after.raised, donations: after.donations, spent: after.spent });
  });
});

describe('admins', () => {
  it('write campaigns, which are published at once, and see who changed what', async () => {
    const { _id, title, changes } = await newCampaign();
    expect(changes).toMatchObject([{ action: 'create', before: {}, after: { title, goal: 10_000 } }]);
    const changed = consoleCampaignSchema.parse((await put(_id, { goal: 500, endsAt: inDays(4) })).json);
    expect(changed).toMatchObject({ goal: 500, title, changes: [{ action: 'change', after: { goal: 500 } }, {}] });
    expect(await campaignFor(reader, _id)).toMatchObject({ goal: 500 });
    expect((await put(_id, { goal: null, endsAt: null })).json).toMatchObject({ goal: null, endsAt: null });
  });

  it.each([
    [{ title: ' ' }, messages.titleMissing],
    [{ title: 'x'.repeat(121) }, undefined],
    [{ description: words(' ') }, messages.descriptionMissing],
    [{ goal: 0 }, undefined],
    [{ goal: 10.5 }, undefined],
    [{ goal: 20_000_001 }, undefined],
    [{ startsAt: 'tomorrow' }, messages.campaignTimeInvalid],
    [{ startsAt: inDays(2), endsAt: inDays(1) }, `${messages.campaignEndTooEarly}.`],
    [{ spending: [{ area: 'yachts', what: 'A boat', amount: 5 }] }, messages.spendingAreaMissing],
    [{ spending: [{ area: 'workshop', what: '', amount: 5 }] }, messages.spendingMissing],
    [{ spending: [{ area: 'workshop', what: 'Glue', amount: -5 }] }, undefined],
    [{ image: 'no-such-file' }, undefined],
    [{ raised: 500 }, undefined],
  ])('are refused %j, of a new one and of a change', async (fields, sentence) => {
    const { _id } = await newCampaign();
    const refusals = [await admin.post(CAMPAIGNS, { ...campaignForm(), ...fields })];
    // A record that is sent back whole has its figures: what follows from others is not written.
    if (!('raised' in fields)) refusals.push(await put(_id, fields));
    for (const refused of refusals) {
      const { msg } = refusalOf(refused, 400);
      if (sentence) expect(msg).toBe(sentence);
    }
  });

  it('close a campaign and open it again, once however often', async () => {
    const { _id } = await newCampaign();
    expect(await step(_id, 'close')).toMatchObject({ state: 'closed', abilities: { close: false, reopen: true } });
    await step(_id, 'close');
    expect(refusalOf(await donate(reader, _id, { amount: 5 }), 409).msg).toBe(messages.campaignOver);
    const { changes, state } = await step(_id, 'reopen');
    expect(state).toBe('open');
    expect(changes.map(({ action }) => action)).toEqual(['reopen', 'close', 'create']);
    refusalOf(await admin.post(api.closeCampaign('no-such-record', 'close'), {}), 404);
  });

  it('do not publish with it what an editor has in the draft', async () => {
    const { _id, title } = await newCampaign();
    await editor.update(CAMPAIGN, _id, { title: 'Unfinished words' });
    await step(_id, 'close');
    expect(await campaignFor(reader, _id)).toMatchObject({ title, state: 'closed' });
    await editor.publish(CAMPAIGN, _id);
    expect(await campaignFor(reader, _id)).toMatchObject({ title: 'Unfinished words', state: 'closed' });
  });

  it('delete a campaign that nobody has given to, and no other, here or in the panel', async () => {
    const [lone, given, waiting] = [await newCampaign(), await newCampaign(), await newCampaign()];
    const cancelled = paymentOf(await donate(reader, lone._id, { amount: 5 }));
    expect((await reader.browser.post(api.cancelPayment(cancelled._id), {})).status).toBe(200);
    await donated(reader, given._id, { amount: 5 });
    await donate(reader, waiting._id, { amount: 5 });
    for (const { _id } of [given, waiting]) {
      expect(refusalOf(await remove(_id), 409).msg).toBe(messages.campaignKept);
      const panel = await asEditor(`/content-manager/collection-types/${CAMPAIGN}/${_id}`, { method: 'DELETE' });
      expect(panel.status, panel.text).toBe(400);
      expect(panel.text).toContain(messages.campaignKept);
      expect((await campaignFor(reader, _id))._id).toBe(_id);
    }
    expect((await remove(lone._id)).status).toBe(200);
    refusalOf(await reader.browser.send(api.campaign(lone._id)), 404);
    await expectBalance();
  });

  it('sort and search them, and take them along as a file', async () => {
    const word = unique('Zqsort').replace(' ', '');
    const [less, more] = [await newCampaign({ title: `${word} B` }), await newCampaign({ title: `${word} A` })];
    await donated(reader, less._id, { amount: 10 });
    await donated(reader, more._id, { amount: 20 });
    const ids = async (sort: readonly [string, string]) =>
      (await consoleList({ q: word.toLowerCase() }, sort)).map(({ _id }) => _id);
    expect(await ids(['raised', 'DESC'])).toEqual([more._id, less._id]);
    expect(await ids(['raised', 'ASC'])).toEqual([less._id, more._id]);
    expect(await ids(['title', 'ASC'])).toEqual([more._id, less._id]);
    const { text } = await admin.send(`${CAMPAIGNS}.csv`);
    expect(text).toContain(`${word} B,Open,10,10000,0,1,1,0`);
  });
});

describe('a goal', () => {
  const goals = () => askBackstage('goals', { now: new Date().toISOString() });
  it('is told to each of more donors than one step takes on, once', async () => {
    const { _id } = await newCampaign({ goal: 100 });
    const giver = await newMember();
    await donated(giver, _id, { amount: 100 });
    const members = await Promise.all(Array.from({ length: 22 }, () => newMember()));
    // As if each of them had given ten rupees, which a treasurer's books would have too.
    await inDatabase(async (database) => {
      const { id: _row, ...given } = await database('donations').where({ campaign_id: _id }).first<{ id: number }>();
      const donors: { id: number; document_id: string }[] = await database('profiles')
        .whereIn(
          'document_id',
          members.map(({ profileId }) => profileId),
        )
        .select('id', 'document_id');
      const rows = donors.map(({ id, document_id: key }) => ({
        ...{ ...given, document_id: `told-${key}`, payment_id: `told-${key}`, donor_key: key, member_id: id },
      }));
      await database('donations').insert(rows);
    });
    await Promise.all([goals(), goals()]);
    const told = () =>
      inDatabase((database) =>
        database('notifications')
          .where({ kind: 'campaign-reached' })
          .where('href', 'like', `%${_id}%`)
          .pluck<number[]>('recipient_id'),
      );
    expect(new Set(await told()).size).toBe(23);
    await goals();
    expect(await told()).toHaveLength(23);
    await inDatabase((database) => database('donations').where('payment_id', 'like', 'told-%').delete());
  });

  const heard = async (member: Member) => (await told(member)).filter(({ kind }) => kind === 'campaign-reached');

  it('that is reached is told to everybody who gave, once', async () => {
    const { _id, title } = await newCampaign({ goal: 100 });
    const [first, second, hidden] = [await newMember(), await newMember(), await newMember()];
    await donated(first, _id, { amount: 60 });
    await goals();
    expect(await heard(first)).toEqual([]);
    await donated(second, _id, { amount: 30 });
    await donated(hidden, _id, { amount: 10, isAnonymous: true });
    await Promise.all([goals(), goals()]);
    for (const donor of [first, second, hidden]) {
      expect((await heard(donor)).map(({ sentence }) => sentence)).toEqual([
        `“${title}” has reached its goal, with your help.`,
      ]);
    }
    await donated(await newMember(), _id, { amount: 10 });
    await goals();
    expect(await heard(first)).toHaveLength(1);
    await expect
      .poll(async () => (await mailsTo(first.email)).map(({ subject }) => subject).join())
      .toContain('The goal is reached');
    const keys = await inDatabase((database) =>
      database('notifications')
        .where('kind', 'campaign-reached')
        .where('href', 'like', `%${_id}%`)
        .pluck<string[]>('key'),
    );
    expect(keys).toHaveLength(3);
    expect(keys.join(), 'keys stand in logs').not.toContain(_id);
  });
});
