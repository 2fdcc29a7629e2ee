import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import {
  CONTRIBUTION_CURRENCY,
  formatMoney,
  messages,
  toMinorUnits,
  type ConsolePaymentSettings,
  type MoneyRequestKind,
  type PaymentSettings,
} from 'contracts';
import { z } from 'zod';

import { lockAdmins, adminProfiles } from '../../platform/accounts/admins';
import type { MoneyAct } from '../../platform/payables/money-act';
import { conflict } from '../../shared/conflict';
import { inTransaction, type Database } from '../../shared/transaction';
import { recordChange } from './changes';
import { askSecondAdmin, MONEY_REQUESTS_TABLE, waitingRequestsOf, type NewRequest } from './money-requests/store';
import { hadAccount, readPaymentSettings, writePaymentSettings } from './settings';

const SUBJECT = 'payment';
/** What a database holds of a title, in characters. */
const TITLE_MAX_CHARS = 255;

const accountSchema = z.object({ upiAddress: z.string(), upiName: z.string() });
type Account = z.infer<typeof accountSchema>;
const accountDetails = accountSchema.extend({ from: accountSchema });
const limitDetails = z.object({ approvalAbove: z.int() });

const accountOf = ({ upiAddress, upiName }: Account): Account => ({ upiAddress, upiName });
const isSame = (one: Account, other: Account): boolean =>
  one.upiAddress === other.upiAddress && one.upiName === other.upiName;

/** How people pay, with what waits for another admin. */
export const settingsNow = (strapi: Core.Strapi): Promise<ConsolePaymentSettings> =>
  inTransaction(strapi, async (trx) => ({
    ...(await readPaymentSettings(strapi)),
    requests: await waitingRequestsOf(trx, SUBJECT),
    isOnlyAdmin: (await adminProfiles(trx)).length < 2,
  }));

/**
 * Changes how people pay the society. Another admin has to approve another account to pay into, and a larger sum that
 * needs no approval; what they are asked for is not in force yet. An emptied account is, at once.
 * @throws a 409 where another change of the account waits already: nothing is changed then
 */
export async function changeSettings(
  strapi: Core.Strapi,
  wanted: PaymentSettings,
  actorId: number | null,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    // Whoever changes them at the same moment, or makes a second admin, waits.
    const admins = await lockAdmins(trx);
    const before = await readPaymentSettings(strapi);
    const mayAlone = admins.length < 2 && !(await hadAccount(strapi));
    const account = mayAlone ? accountOf(wanted) : emptiedBy(before, wanted);
    const approvalAbove = Math.min(wanted.approvalAbove, before.approvalAbove);
    const after = { ...wanted, ...account, approvalAbove };
    if (!isSame(account, wanted)) await ask(strapi, trx, accountRequest(account, accountOf(wanted), actorId), now);
    if (wanted.approvalAbove > approvalAbove) await ask(strapi, trx, limitRequest(wanted.approvalAbove, actorId), now);
    await writePaymentSettings(strapi, after);
    await note(trx, { before, after, actorId }, now);
  });
}

/** What holds of an account at once: it may be emptied by one admin, and nothing else. */
const emptiedBy = (before: Account, wanted: Account): Account => ({
  upiAddress: wanted.upiAddress === '' ? '' : before.upiAddress,
  upiName: wanted.upiName === '' ? '' : before.upiName,
});

/** Asks once for what is wanted, however often it is sent. @throws a 409 where another account is asked for already */
async function ask(strapi: Core.Strapi, trx: Database, request: NewRequest, now: Date): Promise<void> {
  const { kind, title } = request;
  const waiting: { title: string }[] = await trx(MONEY_REQUESTS_TABLE)
    .where({ kind, subject_id: SUBJECT, status: 'pending' })
    .select('title');
  if (waiting.some((each) => each.title === title)) return;
  if (kind === 'account' && waiting.length > 0) throw conflict(messages.accountWaits);
  await askSecondAdmin(strapi, trx, request, now);
}

/** Another account, as it was asked for: from what was in force then, and from nothing else. */
export const accountAct: MoneyAct = {
  kind: 'account',
  async carryOut(strapi, trx, { details, reason, actorId }, now) {
    const { from, ...account } = accountDetails.parse(details);
    await lockAdmins(trx);
    const before = await readPaymentSettings(strapi);
    if (!isSame(before, from)) throw conflict(messages.accountChangedSince);
    const after = { ...before, ...account };
    await writePaymentSettings(strapi, after);
    await note(trx, { before, after, actorId, reason }, now);
  },
};

/** A larger sum: whoever may raise it alone would need nobody. */
export const limitAct: MoneyAct = {
  kind: 'limit',
  async carryOut(strapi, trx, { details, reason, actorId }, now) {
    const { approvalAbove } = limitDetails.parse(details);
    await lockAdmins(trx);
    const before = await readPaymentSettings(strapi);
    const after = { ...before, approvalAbove };
    await writePaymentSettings(strapi, after);
    await note(trx, { before, after, actorId, reason }, now);
  },
};

interface Noted {
  before: PaymentSettings;
  after: PaymentSettings;
  actorId: number | null;
  reason?: string;
}

/** Notes what has changed of the settings; nothing where nothing has. */
async function note(trx: Database, { before, after, actorId, reason = '' }: Noted, now: Date): Promise<void> {
  const names = (Object.keys(after) as (keyof PaymentSettings)[]).filter((name) => after[name] !== before[name]);
  if (names.length === 0) return;
  const valuesOf = (settings: PaymentSettings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  const change = { subject: 'settings', subjectId: SUBJECT, action: 'change', actorId, reason } as const;
  await recordChange(trx, { ...change, before: valuesOf(before), after: valuesOf(after) }, now);
}

const requestOf = (
  kind: MoneyRequestKind,
  actorId: number | null,
): Omit<NewRequest, 'title' | 'amount' | 'details'> => ({
  ...{ kind, subject: 'settings', subjectId: SUBJECT, reason: '', currency: CONTRIBUTION_CURRENCY },
  ...{ key: randomUUID(), memberId: null, actorId },
});

const accountRequest = (from: Account, account: Account, actorId: number | null): NewRequest => ({
  ...requestOf('account', actorId),
  title: `UPI to ${inWords(account)}, not to ${inWords(from)}`.slice(0, TITLE_MAX_CHARS),
  amount: 0,
  details: { ...account, from },
});

const limitRequest = (approvalAbove: number, actorId: number | null): NewRequest => {
  const amount = toMinorUnits(approvalAbove, CONTRIBUTION_CURRENCY);
  const title = `A second admin above ${formatMoney(amount, CONTRIBUTION_CURRENCY)} alone`;
  return { ...requestOf('limit', actorId), title, amount, details: { approvalAbove } };
};

const inWords = ({ upiAddress, upiName }: Account): string =>
  upiAddress === '' && upiName === '' ? 'nobody' : `${upiAddress || 'no address'} (${upiName || 'no name'})`;
