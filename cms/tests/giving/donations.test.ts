// @databases both
import { randomUUID } from 'node:crypto';

import { api, messages, paymentAnswer } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { move, newUtr, transferOf, upload } from '../helpers/bank-statements';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { inDays } from '../helpers/factories';
import { campaignFor, CAMPAIGNS, donate, donated, draftCampaign, newCampaign, ownDonations } from '../helpers/giving';
import { newMember } from '../helpers/members';
import { told } from '../helpers/notifications';
import { PASSWORD } from '../helpers/people';
import {
  booked,
  confirm,
  expectBalance,
  letPaymentExpire,
  offerEverything,
  paymentOf,
  treasurer,
} from '../helpers/payments';
import { askBackstage } from '../helpers/backstage';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const refund = (id: string, amount?: number) =>
  admin.post(api.refundPayment(id), { reason: 'A slip', key: randomUUID(), ...(amount && { amount }) });
const close = (id: string) => admin.post(api.closeCampaign(id, 'close'), {});

describe('a donation', () => {
  it('is paid as everything is, counts for its campaign, is booked and thanked for', async () => {
    const [{ _id, title }, donor] = [await newCampaign(), await newMember()];
    const begun = paymentOf(await donate(donor, _id, { amount: 2500 }));
    expect(begun).toMatchObject({
      ...{ relatedTo: 'donation', relatedId: _id, itemName: `Donation: ${title}`, amount: 2500, currency: 'INR' },
    });
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 0, donors: 0, progress: 0 });
    expect((await ownDonations(donor)).data).toMatchObject([{ status: 'Pending', amount: 2500, receiptNumber: null }]);

    const paid = paymentOf(await confirm(donor, begun._id, { gateway: 'sandbox', outcome: 'twice' }));
    expect(paid).toMatchObject({ status: 'completed' });
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 2500, donors: 1, progress: 25 });
    const { data, meta } = await ownDonations(donor);
    expect(data).toMatchObject([
      { status: 'Completed', campaign: { _id, title }, paymentId: begun._id, receiptNumber: paid.receiptNumber },
    ]);
    expect(meta.given).toBe(2500);
    expect(await booked(begun._id)).toEqual({ 'Assets:Gateway:Sandbox': 250_000, 'Income:Donations': -250_000 });
    const thanks = (await told(donor)).filter(({ kind }) => kind === 'donation-thanks');
    expect(thanks.map(({ sentence }) => sentence)).toEqual([
      `Your donation of ₹2,500.00 to “${title}” has arrived. Thank you for your support.`,
    ]);
    await expectBalance();
  });

  it('needs no campaign', async () => {
    const donor = await newMember();
    expect(await donated(donor, undefined, { amount: 1 })).toMatchObject({ itemName: 'Donation', relatedId: null });
    expect((await ownDonations(donor)).data).toMatchObject([{ campaign: null, amount: 1, status: 'Completed' }]);
    await expectBalance();
  });

  it.each([
    [{ amount: 0 }, messages.donationAmountInvalid],
    [{ amount: -5 }, messages.donationAmountInvalid],
    [{ amount: 10.5 }, messages.donationAmountInvalid],
    [{ amount: '100' }, messages.donationAmountInvalid],
    [{ amount: 1e20 }, undefined],
    [{ amount: 1_000_001 }, messages.donationTooLarge],
    [{}, messages.donationAmountInvalid],
    [{ amount: 5, currency: 'USD' }, undefined],
    [{ amount: 5, paymentDetails: { cvv: '123' } }, undefined],
    [{ amount: 5, isAnonymous: 'yes' }, undefined],
  ])('is refused as %j, and nothing changes', async (body, sentence) => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const before = await stored();
    const { msg } = refusalOf(await donate(donor, _id, body), 400);
    if (sentence) expect(msg).toBe(sentence);
    expect(await changedSince(before)).not.toContain('donations');
    expect(await changedSince(before)).not.toContain('payments');
  });

  it('goes to a campaign that is there, has begun and takes more', async () => {
    const donor = await newMember();
    const [toCome, ended, shut] = [
      await newCampaign({ startsAt: inDays(1) }),
      await newCampaign({ startsAt: inDays(-3), endsAt: inDays(-1) }),
      await newCampaign({ isClosed: true }),
    ];
    const { documentId: draft } = await draftCampaign();
    const give = (id: string) => donate(donor, id, { amount: 5 });
    expect(refusalOf(await give('no-such-record'), 404).msg).toBe(messages.campaignNotFound);
    expect(refusalOf(await give(draft), 404).msg).toBe(messages.campaignNotFound);
    expect(refusalOf(await give(toCome._id), 409).msg).toBe(messages.campaignToCome);
    for (const { _id } of [ended, shut]) expect(refusalOf(await give(_id), 409).msg).toBe(messages.campaignOver);
    expect((await ownDonations(donor)).data).toEqual([]);
  });

  it('takes the documents’ body, and never looks at a card', async () => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const card = { cardNumber: '4929939187355598', cvv: '917', expiryDate: '11/29', nameOnCard: 'Zq Card' };
    const body = { campaignId: _id, amount: 750, paymentMethod: 'credit_card', paymentDetails: card };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await donor.browser.post(api.donations(), { ...body, isAnonymous: true }, key);
    const payment = bodyOf(answer, paymentAnswer).data;
    expect(payment).toMatchObject({ amount: 750, status: 'pending' });
    expect(answer.text).not.toContain(card.cardNumber);
    // Sent again, with another card, it is the same request.
    const again = { ...body, isAnonymous: true, paymentDetails: { cvv: '000' } };
    expect(paymentOf(await donor.browser.post(api.donations(), again, key))._id).toBe(payment._id);
    for (const paymentMethod of ['paypal', 'bank_transfer']) {
      const refused = await donor.browser.post(api.donations(), { ...body, paymentMethod });
      expect(refusalOf(refused, 409).msg).toBe(messages.gatewayNotOffered);
    }
    refusalOf(await donor.browser.post(api.donations(), { ...body, cardNumber: '1' }), 400);
    refusalOf(await donor.browser.post(`${api.donations()}?amount=1`, body), 400);
    for (const campaignId of ['', null]) {
      expect(paymentOf(await donor.browser.post(api.donations(), { campaignId, amount: 5 })).relatedId).toBeNull();
    }
    const rows = await inDatabase((database) => database('payment_requests').select('*'));
    expect(JSON.stringify(rows)).not.toContain(card.cardNumber);
  });

  it('is a payment of its own each time, and one where it is sent twice', async () => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const [first, second] = [await donated(donor, _id, { amount: 10 }), await donated(donor, _id, { amount: 20 })];
    expect(first._id).not.toBe(second._id);
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 30, donors: 1 });
    const key = randomUUID();
    const [one, other] = [await donate(donor, _id, { amount: 7 }, key), await donate(donor, _id, { amount: 7 }, key)];
    expect(paymentOf(one)._id).toBe(paymentOf(other)._id);
    expect(refusalOf(await donate(donor, _id, { amount: 8 }, key), 409).msg).toBe(messages.paymentKeyTaken);
    await expectBalance();
  });

  it('is finished by whoever began while the campaign was open', async () => {
    const [{ _id }, donor, waiting] = [await newCampaign(), await newMember(), await newMember()];
    const begun = paymentOf(await donate(donor, _id, { amount: 100 }));
    const late = paymentOf(await donate(waiting, _id, { amount: 50 }));
    expect((await close(_id)).status).toBe(200);
    expect(refusalOf(await donate(donor, _id, { amount: 100 }), 409).msg).toBe(messages.campaignOver);
    expect(paymentOf(await confirm(donor, begun._id)).status).toBe('completed');
    // Their money is gone, even where the time of the checkout is over.
    await letPaymentExpire(late._id);
    await askBackstage('payments', { now: new Date().toISOString() });
    expect(paymentOf(await confirm(waiting, late._id, { gateway: 'upi', utr: newUtr() })).state).toBe('submitted');
    expect((await admin.post(api.decidePayment(late._id, 'confirm'), {})).status).toBe(200);
    expect(await campaignFor(donor, _id)).toMatchObject({ state: 'closed', raised: 150, donors: 2 });
    await expectBalance();
  });

  it('that was never paid is none', async () => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const cancelled = paymentOf(await donate(donor, _id, { amount: 100 }));
    expect((await donor.browser.post(api.cancelPayment(cancelled._id), {})).status).toBe(200);
    const failed = paymentOf(await donate(donor, _id, { amount: 100 }));
    await confirm(donor, failed._id, { gateway: 'sandbox', outcome: 'fail' });
    expect((await ownDonations(donor)).data).toEqual([]);
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 0, donors: 0 });
    await expectBalance();
  });
});

describe('what is given back', () => {
  it('is taken from what was raised, in part and whole, and the donor goes with the last of it', async () => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const [first, second] = [await donated(donor, _id, { amount: 3000 }), await donated(donor, _id, { amount: 1000 })];
    expect((await refund(first._id, 500)).status).toBe(200);
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 3500, donors: 1, progress: 35 });
    expect((await refund(first._id)).status).toBe(200);
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 1000, donors: 1 });
    expect((await ownDonations(donor)).data).toMatchObject([
      { amount: 1000, status: 'Completed' },
      { amount: 3000, refunded: 3000, status: 'Refunded' },
    ]);
    expect((await refund(second._id)).status).toBe(200);
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 0, donors: 0 });
    expect((await ownDonations(donor)).meta.given).toBe(0);
    await expectBalance();
  });

  it('is never more than was given, however many give back at once', async () => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const paid = await donated(donor, _id, { amount: 100 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(paid._id, 40)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 20, donors: 1 });
    await expectBalance();
  });
});

it('counts every donation of many who give at once, each once', async () => {
  const { _id } = await newCampaign({ goal: null });
  const donors = await Promise.all(Array.from({ length: 6 }, () => newMember()));
  await Promise.all(
    donors.map(async (donor, place) => {
      const { _id: payment } = paymentOf(await donate(donor, _id, { amount: 100, isAnonymous: place % 2 === 0 }));
      const answers = await Promise.all(Array.from({ length: 3 }, () => confirm(donor, payment)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }),
  );
  const [first] = donors;
  if (first) expect(await campaignFor(first, _id)).toMatchObject({ raised: 600, donors: 6, progress: 100, goal: null });
  await expectBalance();
});

describe('what an admin enters by hand', () => {
  const entry = (user: string, fields: object) => ({
    ...{ user, currency: 'INR', paymentMethod: 'cash', status: 'completed', relatedTo: 'donation' },
    ...{ paymentDate: '2026-10-01', ...fields },
  });

  it('counts for the campaign that it names, and names nobody among the donors', async () => {
    const [{ _id, title }, donor] = [await newCampaign(), await newMember()];
    const entered = await admin.post('/api/admin/payments', entry(donor.profileId, { amount: 500.5, relatedId: _id }));
    expect(entered.json).toMatchObject({ itemName: `Donation: ${title}`, status: 'completed' });
    expect(await campaignFor(donor, _id)).toMatchObject({ raised: 500.5, donors: 1 });
    const donors = await donor.browser.send(api.campaignDonors(_id));
    expect(donors.json).toMatchObject({ data: [], meta: { anonymous: 1 } });
    expect((await ownDonations(donor)).data).toMatchObject([{ amount: 500.5, isAnonymous: true }]);
    await expectBalance();
  });

  it('may be in any currency where it is for none, and counts in no sum of rupees then', async () => {
    const [{ _id }, donor] = [await newCampaign(), await newMember()];
    const dollars = { amount: 20, currency: 'USD' };
    const refused = await admin.post('/api/admin/payments', entry(donor.profileId, { ...dollars, relatedId: _id }));
    expect(refusalOf(refused, 409).msg).toBe(messages.donationCurrencyOther);
    expect((await admin.post('/api/admin/payments', entry(donor.profileId, dollars))).status).toBe(201);
    const { data, meta } = await ownDonations(donor);
    expect(data).toMatchObject([{ amount: 20, currency: 'USD', campaign: null }]);
    expect(meta.given).toBe(0);
    refusalOf(
      await admin.post('/api/admin/payments', entry(donor.profileId, { amount: 5, relatedId: 'nothing' })),
      404,
    );
    await expectBalance();
  });
});

it('lists a member’s own donations by pages, newest first', async () => {
  const [{ _id }, donor] = [await newCampaign(), await newMember()];
  for (const amount of [1, 2, 3]) await donated(donor, _id, { amount });
  const { data, meta } = await ownDonations(donor, { pageSize: 2 });
  expect(data.map(({ amount }) => amount)).toEqual([3, 2]);
  expect(meta).toMatchObject({ given: 6, pagination: { total: 3, pageCount: 2 } });
  expect((await ownDonations(donor, { pageSize: 2, page: 2 })).data.map(({ amount }) => amount)).toEqual([1]);
  expect((await ownDonations(await newMember())).data).toEqual([]);
});

it('goes into the donor’s own download, and stays when they leave', async () => {
  const [campaign, donor] = [await newCampaign(), await newMember()];
  await donated(donor, campaign._id, { amount: 400, isAnonymous: true });
  await donated(donor, campaign._id, { amount: 300 });
  await donate(donor, campaign._id, { amount: 200 });
  const file = (await donor.browser.send(api.accountData())).json as { donations: object[] };
  expect(file.donations).toMatchObject([
    { campaign: campaign.title, amount: 400, isAnonymous: true, status: 'Completed' },
    { campaign: campaign.title, amount: 300, isAnonymous: false },
    { campaign: campaign.title, amount: 200, status: 'Pending' },
  ]);
  const gone = await donor.browser.send(api.account(), { method: 'DELETE', json: { currentPassword: PASSWORD } });
  expect(gone.status, gone.text).toBe(200);
  const reader = await newMember();
  expect(await campaignFor(reader, campaign._id)).toMatchObject({ raised: 700, donors: 2 });
  expect((await reader.browser.send(api.campaignDonors(campaign._id))).json).toMatchObject({ data: [] });
  const listed = await admin.send(api.consoleDonations(campaign._id));
  expect(listed.json).toMatchObject({
    data: [{ donorName: messages.FORMER_MEMBER, donor: null }, { donorName: 'Anonymous' }],
  });
  expect((await admin.send(`${CAMPAIGNS}/${campaign._id}`)).json).toMatchObject({
    donations: 2,
    abilities: { delete: false },
  });
  await expectBalance();
});

it('a donation that a bank statement confirmed is taken back with it, and counts once when it is confirmed again', async () => {
  const [{ _id }, donor] = [await newCampaign(), await newMember()];
  await donated(donor, _id, { amount: 100 });
  const { _id: id } = paymentOf(await donate(donor, _id, { amount: 400 }));
  const utr = newUtr();
  await confirm(donor, id, { gateway: 'upi', utr });
  const settle = async () => {
    const statement = await upload(admin, [transferOf({ utr }, { amount: 40_000 })]);
    await move(admin, statement.id, 'apply');
    return statement.id;
  };
  const statement = await settle();
  expect(await campaignFor(donor, _id)).toMatchObject({ raised: 500, donors: 1 });
  expect(await move(admin, statement, 'undo')).toMatchObject({ counts: { undone: 1, kept: 0 } });
  expect(await campaignFor(donor, _id)).toMatchObject({ raised: 100, donors: 1 });
  expect((await ownDonations(donor)).data[0]).toMatchObject({ status: 'Pending', amount: 400 });
  await settle();
  expect(await campaignFor(donor, _id)).toMatchObject({ raised: 500, donors: 1 });
  expect((await told(donor)).filter(({ kind }) => kind === 'donation-thanks')).toHaveLength(2);
  await expectBalance();
});
