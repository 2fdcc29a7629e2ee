// @databases both
import { api, messages, paths, paymentSettingsAnswer, type MoneyRequest, type PaymentSettings } from 'contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailsTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import { beginEvent, offerEverything, paidEvent, paymentOf } from '../helpers/payments';
import { changeInPanel, fromPool, newEmail, signedIn, verified, withSession } from '../helpers/people';

const [own, other] = [fromPool('admin'), fromPool('admin')];
const [admin, second] = [withSession(own), withSession(other)];
/** Everybody else who could decide, and would be mailed each time. */
let others: number[] = [];
const confirmOthers = (confirmed: boolean) =>
  inDatabase((database) => database('up_users').whereIn('id', others).update({ confirmed }));
beforeAll(async () => {
  await offerEverything(admin);
  others = await inDatabase((database) =>
    database('up_users')
      .whereIn('role_id', database('up_roles').where({ type: 'admin' }).select('id'))
      .where({ confirmed: true })
      .whereNotIn('email', [own.email, other.email])
      .pluck('id'),
  );
  await confirmOthers(false);
});
afterAll(() => confirmOthers(true));

const OLD = { upi_address: 'society@bank', upi_name: 'The Society' };
const settle = () =>
  inDatabase(async (database) => {
    await database('payment_settings').update({ ...OLD, had_account: true, approval_above: 5000 });
    await database('money_requests').where({ subject_id: 'payment', status: 'pending' }).update({ status: 'rejected' });
  });
beforeEach(settle);
afterEach(settle);

const put = (json: Partial<PaymentSettings>, who = admin) => who.send(api.paymentSettings(), { method: 'PUT', json });
const settings = async () => bodyOf(await admin.send(api.paymentSettings()), paymentSettingsAnswer).data;
const saved = async (json: Partial<PaymentSettings>) => bodyOf(await put(json), paymentSettingsAnswer).data;
const decide = ({ id }: MoneyRequest, verdict: 'approve' | 'reject', who: Browser, json: object = {}) =>
  who.post(`/api/admin/money-requests/${id}/${verdict}`, json);
async function asked(json: Partial<PaymentSettings>): Promise<MoneyRequest> {
  const [request] = (await saved(json)).requests;
  if (!request) throw new Error('Nothing waits.');
  return request;
}
const upiOf = async (buyer: Member) => paymentOf(await beginEvent(buyer, await paidEvent())).gateways.upi?.address;
/** Two instances send mails in whatever order. */
async function expectMailed(address: string, ofKind: string, words: string): Promise<void> {
  const texts = async () => (await mailsTo(address)).filter(({ kind }) => kind === ofKind).map(({ text }) => text);
  await expect.poll(async () => (await texts()).join('\n'), { timeout: 30_000 }).toContain(words);
}

describe('another account to pay into', () => {
  it('is in force once another admin has approved it, and people pay into the old one until then', async () => {
    const request = await asked({ upiAddress: 'thief@bank' });
    expect(await settings()).toMatchObject({ upiAddress: 'society@bank', upiName: 'The Society' });
    expect(request).toMatchObject({
      ...{ kind: 'account', status: 'pending', amount: 0 },
      title: 'UPI to thief@bank (The Society), not to society@bank (The Society)',
    });
    expect(await upiOf(await newMember())).toBe('society@bank');
    const before = await stored();
    expect(refusalOf(await decide(request, 'approve', admin), 409).msg).toBe(messages.moneyRequestNotOwn);
    expect(await changedSince(before)).toEqual([]);
    expect((await decide(request, 'approve', second)).status).toBe(200);
    expect(await settings()).toMatchObject({ upiAddress: 'thief@bank', upiName: 'The Society', requests: [] });
    expect(await upiOf(await newMember())).toBe('thief@bank');
    const changes: { action: string; before: string; after: string }[] = await inDatabase((database) =>
      database('money_changes').where({ subject: 'settings' }).orderBy('id', 'desc').limit(3).select(),
    );
    expect(changes.map(({ action }) => action)).toEqual(['change', 'approve: account', 'ask: account']);
    expect(JSON.stringify(changes[0])).toMatch(/society@bank.*thief@bank/);
  });

  it.each([
    ['another name', { upiName: 'Somebody else' }],
    ['both', { upiAddress: 'thief@bank', upiName: 'Somebody else' }],
  ])('waits where it is %s', async (_what, change) => {
    const { upiAddress, upiName, requests } = await saved(change);
    expect({ upiAddress, upiName }).toEqual({ upiAddress: 'society@bank', upiName: 'The Society' });
    expect(requests).toHaveLength(1);
  });

  it('cannot be set alone by emptying the old one first', async () => {
    const off = await saved({ upiAddress: '' });
    expect(off).toMatchObject({ upiAddress: '', requests: [] });
    expect(await upiOf(await newMember())).toBeUndefined();
    expect(await saved({ upiAddress: 'thief@bank' })).toMatchObject({
      upiAddress: '',
      requests: [{ kind: 'account' }],
    });
    const [request] = (await settings()).requests;
    if (!request) throw new Error('Nothing waits.');
    expect((await decide(request, 'reject', second, { reason: 'Whose is it?' })).status).toBe(200);
    expect(await settings()).toMatchObject({ upiAddress: '', requests: [] });
  });

  it('is asked for once, and one at a time, beside what needs nobody', async () => {
    await asked({ upiAddress: 'new@bank' });
    expect((await saved({ upiAddress: 'new@bank', approvalAbove: 4000 })).requests).toHaveLength(1);
    expect((await settings()).approvalAbove).toBe(4000);
    const before = await stored();
    expect(refusalOf(await put({ upiAddress: 'other@bank', approvalAbove: 3000 }, second), 409).msg).toBe(
      messages.accountWaits,
    );
    expect(await changedSince(before)).toEqual([]);
    // A larger sum is another matter.
    expect((await saved({ approvalAbove: 9000 })).requests.map(({ kind }) => kind)).toEqual(['account', 'limit']);
  });

  it('is not approved once the account is another one than whoever asked had seen', async () => {
    const request = await asked({ upiAddress: 'new@bank' });
    expect((await put({ upiAddress: '' }, second)).status).toBe(200);
    const before = await stored();
    expect(refusalOf(await decide(request, 'approve', second), 409).msg).toBe(messages.accountChangedSince);
    expect(await changedSince(before)).toEqual([]);
    expect((await settings()).upiAddress).toBe('');
  });

  it('is told to all admins, on the site and by mail, to whoever asked as well', async () => {
    const { title } = await asked({ upiAddress: 'mailed-new@bank' });
    const latest = async (who: Browser) => (await told({ browser: who }))[0];
    for (const who of [admin, second]) {
      expect(await latest(who)).toMatchObject({ kind: 'money-request-asked', href: paths.moneyRequests() });
      expect((await latest(who))?.sentence).toContain(title);
    }
    for (const { email } of [own, other]) {
      await expectMailed(email, 'money-request-asked', 'mailed-new@bank');
    }
  });
});

describe('an admin of today', () => {
  const documentIdOf = async (email: string): Promise<string> =>
    inDatabase(async (database) => {
      const row: { document_id: string } | undefined = await database('up_users').where({ email }).first('document_id');
      return row?.document_id ?? '';
    });
  const change = async (email: string, json: object): Promise<void> => {
    const answer = await admin.send(`/api/admin/users/${await documentIdOf(email)}`, { method: 'PUT', json });
    expect(answer.status, answer.text).toBe(200);
  };
  const anotherAdmin = async () => {
    const account = fromPool('admin');
    await inDatabase((database) => database('up_users').where({ email: account.email }).update({ confirmed: true }));
    return account;
  };
  afterEach(() =>
    inDatabase((database) =>
      database('up_users')
        .where({ role_id: database('up_roles').where({ type: 'admin' }).select('id').limit(1) })
        .whereNotIn('email', [own.email, other.email])
        .update({ confirmed: false }),
    ),
  );
  /** @returns the address of the account as it is then, and who is signed in to it */
  const ways: [string, string | null, () => Promise<{ email: string; browser: Browser }>][] = [
    [
      'whom another one has made',
      'is an admin now.',
      async () => {
        const { email } = await verified();
        await change(email, { role: 'admin' });
        return { email, browser: await signedIn({ email }) };
      },
    ],
    [
      'whose address another one has changed',
      'was changed.',
      async () => {
        const [third, email] = [await anotherAdmin(), newEmail()];
        await change(third.email, { email });
        return { email, browser: withSession(third) };
      },
    ],
    [
      'whose password was set in the panel',
      null,
      async () => {
        const { email } = await anotherAdmin();
        await changeInPanel(await documentIdOf(email), { password: 'Marigold-by-the-lake-7' });
        return { email, browser: await signedIn({ email, password: 'Marigold-by-the-lake-7' }) };
      },
    ],
  ];

  it.each(ways)('%s, is seen by the others before they approve anything', async (_what, words, become) => {
    const latest = async () => (await told({ browser: second }))[0]?.sentence;
    const earlier = await latest();
    const { email, browser } = await become();
    if (words === null) expect(await latest()).toBe(earlier);
    else expect(await latest()).toContain(words);
    const request = await asked({ upiAddress: 'thief@bank' });
    const before = await stored();
    expect(refusalOf(await decide(request, 'approve', browser), 409).msg).toBe(messages.moneyRequestAdminNew);
    expect(await changedSince(before)).toEqual([]);
    expect((await settings()).upiAddress).toBe('society@bank');
    const since = new Date(Date.now() - 24 * 60 * 60_000);
    await inDatabase((database) => database('up_users').where({ email }).update({ standing_since: since }));
    expect((await decide(request, 'approve', browser)).status).toBe(200);
    expect((await settings()).upiAddress).toBe('thief@bank');
  });

  it('who is invited is told of to the other admins, by mail too', async () => {
    const email = newEmail();
    const answer = await admin.post('/api/admin/users', { name: 'Nila Sen', email, role: 'admin', isVerified: false });
    expect(answer.status, answer.text).toBe(201);
    for (const { email: address } of [own, other]) {
      await expectMailed(address, 'admin-standing', 'Nila Sen is an admin');
    }
    expect((await mailsTo(email)).map(({ kind }) => kind)).not.toContain('admin-standing');
  });

  it('may decline', async () => {
    const third = await anotherAdmin();
    await change(third.email, { email: newEmail() });
    const request = await asked({ upiAddress: 'thief@bank' });
    const browser = withSession(third);
    expect((await decide(request, 'reject', browser, { reason: 'Whose is it?' })).status).toBe(200);
  });
});

describe('the only admin', () => {
  const alone = async (work: () => Promise<void>): Promise<void> => {
    await inDatabase((database) => database('up_users').where({ email: other.email }).update({ confirmed: false }));
    try {
      await work();
    } finally {
      await inDatabase((database) => database('up_users').where({ email: other.email }).update({ confirmed: true }));
    }
  };

  it('sets the first account alone, and no other one', async () => {
    await inDatabase((database) =>
      database('payment_settings').update({ upi_address: '', upi_name: '', had_account: false }),
    );
    await alone(async () => {
      expect(await saved({ upiAddress: 'first@bank', upiName: 'The Society' })).toMatchObject({
        ...{ upiAddress: 'first@bank', upiName: 'The Society', requests: [], isOnlyAdmin: true },
      });
      expect(await saved({ upiAddress: '' })).toMatchObject({ upiAddress: '', requests: [] });
      const { upiAddress, requests } = await saved({ upiAddress: 'other@bank' });
      expect(upiAddress).toBe('');
      expect(requests).toHaveLength(1);
    });
    // Whoever becomes the second one finds it waiting.
    const [request] = (await settings()).requests;
    if (!request) throw new Error('Nothing waits.');
    expect((await decide(request, 'approve', second)).status).toBe(200);
    expect(await settings()).toMatchObject({ upiAddress: 'other@bank', isOnlyAdmin: false });
  });

  it('is the only one who may: of two, neither sets the first account alone', async () => {
    await inDatabase((database) =>
      database('payment_settings').update({ upi_address: '', upi_name: '', had_account: false }),
    );
    expect(await saved({ upiAddress: 'first@bank', upiName: 'The Society' })).toMatchObject({
      ...{ upiAddress: '', upiName: '', isOnlyAdmin: false, requests: [{ kind: 'account' }] },
    });
  });
});
