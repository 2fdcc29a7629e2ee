import {
  api,
  bankLayoutSchema,
  statementAnswer,
  statementLinesAnswer,
  type BankLayoutInput,
  type GiveBackBody,
  type LineOutcome,
  type StatementLine,
  type StatementMoved,
} from 'contracts';
import { expect } from 'vitest';

import { BANKS, type Transfer } from './bank-files';
import type { Browser, BrowserAnswer } from './browser';
import { bodyOf } from './expectations';
import { unique } from './factories';
import { multipart } from './forms';
import { newMember, type Member } from './members';
import { beginEvent, confirm, paidEvent, paymentOf } from './payments';

/** Somebody who has told their payment's UTR. */
export interface Payer {
  member: Member;
  /** Of the payment. */
  id: string;
  event: string;
  utr: string;
  /** What stands in the bank's statement. */
  reference: string;
}

export const newUtr = (): string => String(Math.floor(Math.random() * 9e11) + 1e11);
/** What a ticket costs, in paise. */
export const PRICE = 25_000;
/** The day of the tests' payments, on the site's clock. */
export const today = (): string => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Somebody begins to pay a ticket. */
export async function buyer(event?: string): Promise<Payer> {
  const [of, member] = [event ?? (await paidEvent()), await newMember()];
  const { _id: id, gateways } = paymentOf(await beginEvent(member, of));
  return { member, id, event: of, utr: newUtr(), reference: gateways.upi?.reference ?? '' };
}

/** The same, who has said that they paid. */
export async function payer(event?: string): Promise<Payer> {
  const begun = await buyer(event);
  expect((await confirm(begun.member, begun.id, { gateway: 'upi', utr: begun.utr })).status).toBe(200);
  return begun;
}

/** What the bank has of a payment. */
export const transferOf = ({ utr }: Pick<Payer, 'utr'>, fields: Partial<Transfer> = {}): Transfer => ({
  ...{ day: today(), amount: PRICE, narration: `UPI/${utr}/PAYER`, bankId: '', ...fields },
});

/** A bank as an admin maps it. @param kind of the three of `bank-files.ts` @returns its id */
export async function newBank(admin: Browser, kind: 0 | 1 | 2 = 0): Promise<string> {
  const json: BankLayoutInput = { name: unique('Bank'), ...BANKS[kind].layout };
  const made = await admin.post('/api/admin/bank-layouts', json);
  expect(made.status, made.text).toBe(201);
  return bankLayoutSchema.parse(made.json).id;
}

/** The form of an upload. */
export const fileForm = (content: Buffer | string, layout: string, fileName = 'november.csv') =>
  multipart({ name: 'layout', content: layout }, { name: 'file', content, fileName, type: 'text/csv' });

export const send = (admin: Browser, content: Buffer | string, layout: string): Promise<BrowserAnswer> =>
  admin.send(api.statements(), fileForm(content, layout));

/** Uploads what a bank has. */
export async function upload(
  admin: Browser,
  transfers: readonly Transfer[],
  kind: 0 | 1 | 2 = 0,
): Promise<StatementMoved['statement']> {
  const layout = await newBank(admin, kind);
  return bodyOf(await send(admin, BANKS[kind].write(transfers), layout), statementAnswer).data.statement;
}

/** Asks for a step until there is nothing more to do. */
export async function move(admin: Browser, id: string, step: 'apply' | 'undo'): Promise<StatementMoved['statement']> {
  for (;;) {
    const { statement, left } = bodyOf(await admin.post(api.moveStatement(id, step), {}), statementAnswer).data;
    if (left === 0) return statement;
  }
}

/** The lines of a statement, in their order. */
export async function linesOf(admin: Browser, statement: string, outcome?: LineOutcome): Promise<StatementLine[]> {
  const query = new URLSearchParams({
    ...{ sort: '["place","ASC"]', range: '[0,999]' },
    filter: JSON.stringify({ statement, ...(outcome && { outcome }) }),
  });
  const answer = await admin.send(`/api/admin/statement-lines?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return statementLinesAnswer.parse(answer.json);
}

/** The lines' outcomes, in their order. */
export const outcomesOf = async (admin: Browser, statement: string): Promise<LineOutcome[]> =>
  (await linesOf(admin, statement)).map(({ outcome }) => outcome);

/** What an admin says about the money of a line that pays nothing. */
export const keep = (admin: Browser, line: string): Promise<BrowserAnswer> =>
  admin.post(api.unclaimedMoney(line, 'keep'), {});
export const giveBack = (admin: Browser, line: string, given: Partial<GiveBackBody> = {}): Promise<BrowserAnswer> =>
  admin.post(api.unclaimedMoney(line, 'give-back'), { reference: 'N326000123456', reason: 'Paid twice', ...given });

export const decide = (admin: Browser, line: string, payment: string | null): Promise<BrowserAnswer> =>
  admin.post(api.decideStatementLine(line), { payment });
