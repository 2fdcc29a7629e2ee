// @databases both
import { randomUUID } from 'node:crypto';

import {
  api,
  campaignsAnswer,
  consoleDonationsAnswer,
  consolePaymentSchema,
  donorsAnswer,
  GENERAL_DONATIONS,
  paths,
  type DonationForm,
} from 'contracts';
import { beforeAll, expect, it } from 'vitest';

import { move, newUtr, transferOf, upload } from '../helpers/bank-statements';
import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { campaignFor, CAMPAIGNS, donate, donated, newCampaign, ownDonations } from '../helpers/giving';
import { mailsTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import { confirm, offerEverything, paymentOf, treasurer } from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

/** More than what needs a second admin. */
const LARGE = 6000;
const anonymous = (amount: number): DonationForm => ({ amount, isAnonymous: true });
const textOf = async (browser: Browser, address: string): Promise<string> => {
  const answer = await browser.send(address);
  expect(answer.status, answer.text).toBe(200);
  return answer.text;
};

/** Whatever tells members or admins of a campaign. */
const aboutCampaign = (reader: Member, id: string): Promise<string[]> =>
  Promise.all([
    ...[api.campaign(id), api.campaigns({ pageSize: 100 }), api.campaignDonors(id), api.donationImpact()].map(
      (address) => textOf(reader.browser, address),
    ),
    ...[
      ...[`${CAMPAIGNS}/${id}`, `${CAMPAIGNS}?range=[0,999]`, `${CAMPAIGNS}.csv`, api.consoleDonations(id)],
      ...[api.consoleDonationsCsv(id), api.donationTotals()],
    ].map((address) => textOf(admin, address)),
  ]);

it('names nobody who gave anonymously, wherever a campaign is read', async () => {
  const [{ _id }, named, hidden, reader] = [
    await newCampaign(),
    await newMember({ name: unique('Zqnamed') }),
    await newMember({ name: unique('Zqhidden') }),
    await newMember(),
  ];
  await donated(named, _id, { amount: 100 });
  await donated(hidden, _id, anonymous(50));
  const texts = await aboutCampaign(reader, _id);
  for (const text of texts) {
    for (const trace of [hidden.name, hidden.profileId, hidden.email]) expect(text).not.toContain(trace);
  }
  expect(texts.some((text) => text.includes(named.name))).toBe(true);
  const { data, meta } = bodyOf(await reader.browser.send(api.campaignDonors(_id)), donorsAnswer);
  expect(data.map(({ name }) => name)).toEqual([named.name]);
  expect(meta).toMatchObject({ anonymous: 1, pagination: { total: 1 } });
  const listed = bodyOf(await admin.send(api.consoleDonations(_id)), consoleDonationsAnswer);
  expect(listed.data.map(({ donor, donorName, isAnonymous }) => ({ donor, donorName, isAnonymous }))).toEqual([
    { donor: null, donorName: 'Anonymous', isAnonymous: true },
    { donor: { _id: named.profileId, name: named.name }, donorName: named.name, isAnonymous: false },
  ]);
});

it('does not say what for, wherever a payment is read', async () => {
  const [campaign, hidden] = [await newCampaign({ title: unique('Zqcause') }), await newMember()];
  const payment = await donated(hidden, campaign._id, anonymous(50));
  expect(payment).toMatchObject({ itemName: 'Anonymous donation', relatedId: null });
  const aboutPayment = await Promise.all([
    textOf(admin, `/api/admin/payments/${payment._id}`),
    textOf(admin, '/api/admin/payments?range=[0,99]'),
    textOf(admin, '/api/admin/payments.csv'),
    textOf(hidden.browser, api.payments()),
  ]);
  for (const text of aboutPayment) {
    expect(text).toContain('Anonymous donation');
    for (const trace of [campaign._id, campaign.title]) expect(text).not.toContain(trace);
  }
  // Nor any row beside the donation's own: ledger, steps, receipt, changes, notifications, mails.
  const tables = ['payments', 'payment_steps', 'payment_requests', 'receipts', 'ledger_entries', 'money_changes'];
  const rows = await inDatabase(async (database) => {
    const read = [];
    for (const table of [...tables, 'ledger_postings', 'notifications', 'outbox_mails']) {
      read.push(...(await database<object>(table).select('*')));
    }
    return read;
  });
  const naming = rows.map((row) => JSON.stringify(row)).filter((row) => row.includes(campaign.title));
  // The campaign's own record of who wrote it has its name, and nothing else does.
  expect(naming.filter((row) => !row.includes('"campaign"'))).toEqual([]);
  expect(naming.join()).not.toContain(hidden.profileId);
});

it('does not say who, wherever whoever keeps the books reads of it', async () => {
  const [campaign, hidden] = [await newCampaign(), await newMember({ name: unique('Zqpayer') })];
  const { _id: id } = paymentOf(await donate(hidden, campaign._id, anonymous(LARGE)));
  const utr = newUtr();
  await confirm(hidden, id, { gateway: 'upi', utr });
  const statement = await upload(admin, [transferOf({ utr }, { amount: LARGE * 100 })]);
  await move(admin, statement.id, 'apply');
  // More than one admin gives back alone.
  const back = await admin.post(api.refundPayment(id), { reason: 'A slip', key: randomUUID() });
  expect(back.status, back.text).toBe(200);
  const record = consolePaymentSchema.parse((await admin.send(`/api/admin/payments/${id}`)).json);
  expect(record).toMatchObject({ payerName: 'Anonymous', payer: { _id: '', name: '', email: '' } });
  expect(record.requests).toMatchObject([{ kind: 'refund', memberName: '' }]);
  const noted = await admin.send(`/api/admin/payments/${id}`, {
    method: 'PUT',
    json: { ...record, description: 'Noted' },
  });
  expect(noted.status, noted.text).toBe(200);

  const resources = ['payments', 'receipts', 'money-requests', 'money-changes', 'statement-lines'];
  const lists = resources.flatMap((name) => [`/api/admin/${name}?range=[0,99]`, `/api/admin/${name}.csv`]);
  for (const address of [
    ...lists,
    `${api.statements()}/${statement.id}`,
    api.ledgerFile('csv'),
    api.ledgerFile('beancount'),
  ]) {
    const text = await textOf(admin, address);
    for (const trace of [hidden.name, hidden.profileId, hidden.email]) expect(text, address).not.toContain(trace);
  }
  for (const name of resources) {
    for (const q of [hidden.name, hidden.email]) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      expect((await admin.send(`/api/admin/${name}?filter=${filter}`)).json, name).toEqual([]);
    }
  }
  const notes = await inDatabase((database) => database<object>('money_changes').where({ subject_id: id }).select('*'));
  expect(JSON.stringify(notes)).not.toContain(hidden.profileId);
  // Whoever gave has it in their own lists.
  expect(await textOf(hidden.browser, api.payments())).toContain(id);
});

it('tells the donor alone, and not what for', async () => {
  const [campaign, hidden, other] = [
    await newCampaign({ title: unique('Zqcause') }),
    await newMember(),
    await newMember(),
  ];
  await donated(hidden, campaign._id, anonymous(75));
  const thanks = (await told(hidden)).filter(({ kind }) => kind === 'donation-thanks');
  expect(thanks).toMatchObject([
    {
      sentence: 'Your anonymous donation of ₹75.00 has arrived. Thank you for your support.',
      href: paths.giving({ tab: 'donations' }),
    },
  ]);
  expect(JSON.stringify(await told(other))).not.toContain(hidden.name);
  await expect.poll(async () => (await mailsTo(hidden.email)).map(({ text }) => text).join()).toContain('₹75.00');
  expect((await mailsTo(hidden.email)).map(({ text }) => text).join()).not.toContain(campaign.title);
  // What they gave for is in their own list, and nowhere else.
  expect((await ownDonations(hidden)).data).toMatchObject([{ campaign: { title: campaign.title }, isAnonymous: true }]);
  expect((await ownDonations(other)).data).toEqual([]);
});

it('does not let totals tell whether two donations are one person’s', async () => {
  const [{ _id }, both, reader] = [await newCampaign(), await newMember(), await newMember()];
  const donors = async () => (await campaignFor(reader, _id)).donors;
  await donated(both, _id, { amount: 10 });
  expect(await donors()).toBe(1);
  // Somebody who is named already gives again without a name: it reads as if a stranger had.
  await donated(both, _id, anonymous(10));
  expect(await donors()).toBe(2);
  await donated(both, _id, anonymous(10));
  expect(await donors()).toBe(3);
  await donated(both, _id, { amount: 10 });
  expect(await donors()).toBe(3);
  const { data } = bodyOf(await reader.browser.send(api.campaigns({ pageSize: 100 })), campaignsAnswer);
  expect(data.find((campaign) => campaign._id === _id)).toMatchObject({ donors: 3, raised: 40 });
});

it('says of named donors neither when nor how much they gave', async () => {
  const [{ _id }, first, second] = [
    await newCampaign(),
    await newMember({ name: unique('Zz last') }),
    await newMember({ name: unique('Aa first') }),
  ];
  await donated(first, _id, { amount: 4321 });
  await donated(second, _id, { amount: 1 });
  const answer = await first.browser.send(api.campaignDonors(_id));
  expect(bodyOf(answer, donorsAnswer).data.map(({ name }) => name)).toEqual([second.name, first.name]);
  expect(answer.text).not.toContain('4321');
});

it('holds for donations to no campaign', async () => {
  const hidden = await newMember({ name: unique('Zqgeneral') });
  await donated(hidden, undefined, anonymous(5));
  const text = await textOf(admin, api.consoleDonations(GENERAL_DONATIONS, { pageSize: 100 }));
  expect(text).toContain('Anonymous');
  for (const trace of [hidden.name, hidden.profileId]) expect(text).not.toContain(trace);
  expect(await textOf(admin, api.consoleDonationsCsv(GENERAL_DONATIONS))).not.toContain(hidden.name);
});
