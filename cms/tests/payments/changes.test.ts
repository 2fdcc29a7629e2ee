// @databases both
import { listedChangesAnswer, messages, type ListedChange } from 'contracts';
import { beforeAll, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { unique } from '../helpers/factories';
import { CAMPAIGNS, donated, newCampaign } from '../helpers/giving';
import { newMember } from '../helpers/members';
import { offerEverything, treasurer } from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const CHANGES = '/api/admin/money-changes';
const listed = async (filter: object = {}, range = [0, 24]): Promise<ListedChange[]> => {
  const query = `range=${JSON.stringify(range)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const answer = await admin.send(`${CHANGES}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return listedChangesAnswer.parse(answer.json);
};
const entered = async (user: string, fields: object = {}): Promise<string> => {
  const answer = await admin.post('/api/admin/payments', {
    ...{ user, amount: 12, currency: 'INR', paymentMethod: 'cash', status: 'pending', paymentDate: '2026-10-01' },
    ...fields,
  });
  expect(answer.status, answer.text).toBe(201);
  return (answer.json as { id: string }).id;
};

it('lists what was changed, newest first, in words, with the page of it where there still is one', async () => {
  const campaign = await newCampaign({ title: unique('Roof') });
  const put = await admin.send(`${CAMPAIGNS}/${campaign._id}`, { method: 'PUT', json: { goal: 777 } });
  expect(put.status, put.text).toBe(200);
  const [changed, created] = await listed({ subject: 'campaign' });
  expect(changed).toMatchObject({ title: campaign.title, href: `/campaigns/${campaign._id}`, action: 'Changed' });
  expect(changed?.differences).toMatchObject([{ field: 'Goal', after: '777' }]);
  expect(changed?.by).not.toBe('');
  expect(created).toMatchObject({ action: 'Created', before: '' });
  expect((await admin.send(`${CAMPAIGNS}/${campaign._id}`, { method: 'DELETE' })).status).toBe(200);
  const [deleted] = await listed({ subject: 'campaign' });
  expect(deleted).toMatchObject({ title: `${campaign.title} (gone)`, href: '', action: 'Deleted' });
  const one = await admin.send(`${CHANGES}/${deleted?.id ?? ''}`);
  expect(one.json).toEqual(deleted);
});

it('is filtered by what, how, who, why and days, in pages and as a file', async () => {
  const reason = unique('because');
  await inDatabase((database) =>
    database('money_changes').insert(
      [0, 1, 2].map((place) => ({
        ...{ document_id: unique('change').replace(/\W/g, ''), subject: 'rate', subject_id: 'gone', reason },
        ...{ action: place === 2 ? 'ask: limit' : 'change', at: new Date(`2021-03-0${place + 1}T20:00:00Z`) },
        ...{ before: '{"amount":1}', after: `{"amount":${place + 2}}` },
        ...{ created_at: new Date(), updated_at: new Date() },
      })),
    ),
  );
  const amounts = async (filter: object, range?: number[]) =>
    (await listed({ q: reason, ...filter }, range)).map(({ after }) => after);
  expect(await amounts({})).toEqual(['Amount: 4', 'Amount: 3', 'Amount: 2']);
  expect(await amounts({}, [1, 1])).toEqual(['Amount: 3']);
  expect(await amounts({ action: 'ask' })).toEqual(['Amount: 4']);
  expect(await amounts({ action: 'change' })).toEqual(['Amount: 3', 'Amount: 2']);
  expect(await amounts({ subject: 'campaign' })).toEqual([]);
  // By the site's clock it is the next day already.
  expect(await amounts({ 'at.from': '2021-03-03' })).toEqual(['Amount: 4', 'Amount: 3']);
  expect(await amounts({ 'at.to': '2021-03-03' })).toEqual(['Amount: 3', 'Amount: 2']);
  const filter = encodeURIComponent(JSON.stringify({ q: reason, action: 'ask' }));
  const { text } = await admin.send(`${CHANGES}.csv?filter=${filter}`);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('When,Who,Change,Kind,What,Before,After,Why');
  expect(lines).toEqual([
    `2021-03-04 01:30,${messages.FORMER_MEMBER},Asked for: Sum that needs approval,Rate,Rate (gone),Amount: 1,Amount: 4,${reason}`,
  ]);
});

it('names whom a payment was entered for, but nobody of a donation', async () => {
  const [buyer, donor] = [await newMember({ name: unique('Zqbuyer') }), await newMember({ name: unique('Zqdonor') })];
  await entered(buyer.profileId, { relatedTo: 'other' });
  const [change] = await listed({ subject: 'payment' });
  expect(change).toMatchObject({ action: 'Entered', title: 'Other, ₹12.00' });
  expect(change?.differences).toContainEqual({ field: 'Payer', before: '', after: buyer.name });
  const id = await entered(donor.profileId, { relatedTo: 'donation' });
  expect((await admin.send(`/api/admin/payments/${id}`, { method: 'DELETE' })).status).toBe(200);
  const hidden = await newMember({ name: unique('Zqhidden') });
  const payment = await donated(hidden, undefined, { amount: 31, isAnonymous: true });
  const described = { method: 'PUT', json: { description: 'Words' } } as const;
  expect((await admin.send(`/api/admin/payments/${payment._id}`, described)).status).toBe(200);
  const about = await listed({ subject: 'payment' }, [0, 2]);
  expect(about[0]).toMatchObject({ title: 'Anonymous donation, ₹31.00' });
  const text = JSON.stringify(about) + (await admin.send(`${CHANGES}.csv`)).text;
  for (const { name, profileId, email } of [donor, hidden]) {
    for (const trace of [name, profileId, email]) expect(text).not.toContain(trace);
  }
});

it('is written by no route', async () => {
  const [change] = await listed();
  const path = `${CHANGES}/${change?.id ?? ''}`;
  for (const method of ['PUT', 'DELETE'] as const) {
    expect([404, 405]).toContain((await admin.send(path, { method, json: {} })).status);
  }
  expect([404, 405]).toContain((await admin.post(CHANGES, {})).status);
  expect(await listed({ id: [change?.id ?? ''] })).toHaveLength(1);
});
