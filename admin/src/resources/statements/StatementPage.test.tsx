import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, LINE_OUTCOMES, messages, type Statement, type StatementLine } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import StatementPage from './StatementPage';

const AT = '2026-11-23T08:00:00.000Z';
const counts = Object.fromEntries(LINE_OUTCOMES.map((outcome) => [outcome, 0])) as Statement['counts'];
const statementOf = (overrides: Partial<Statement> = {}): Statement => ({
  ...{ id: 's1', _id: 's1', fileName: 'november.csv', bankName: 'Bank', state: 'previewed', byName: 'Meera' },
  ...{ lineCount: 2, counts: { ...counts, matched: 1, doubtful: 1 }, doubtful: 1, createdAt: AT, updatedAt: AT },
  ...{ appliedAt: null, undoneAt: null, undoUntil: null, narrationsUntil: AT },
  abilities: { apply: true, undo: false, delete: true },
  ...overrides,
});
const NOTHING = { decide: false, keep: false, assign: false, giveBack: false };
const line: StatementLine = {
  ...{ id: 'l1', _id: 'l1', statement: 's1', place: 1, day: '2026-11-23', amount: 250, narration: 'UPI/4123' },
  ...{ utr: '412345678901', outcome: 'doubtful', reason: messages.lineTypingError, payerName: 'Asha Rao' },
  payment: {
    ...{ _id: 'p1', payerName: 'Asha Rao', itemName: 'Pitch Night', amount: 250, utr: '412345678910' },
    state: 'submitted',
  },
  ...{ decidedBy: '', isAsked: false, abilities: { ...NOTHING, decide: true, keep: true }, createdAt: AT },
};

function open(answers: Answers = {}): string[] {
  const calls = answerWith({
    'GET /api/admin/statements/s1': { body: statementOf() },
    'GET /api/admin/statement-lines': { body: [line], headers: { 'Content-Range': 'statement-lines 0-0/1' } },
    'GET /api/admin/payments': { body: [], headers: { 'Content-Range': 'payments */0' } },
    ...answers,
  });
  showConsolePage(<StatementPage />, '/statements/:id', '/statements/s1');
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('the page of a statement', () => {
  it('asks before it applies, and asks the server on until no line is left', async () => {
    let left = 2;
    const calls = open();
    const { fetch: answering } = globalThis;
    vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
      const path = input instanceof Request ? input.url : input;
      if (!path.endsWith(api.moveStatement('s1', 'apply'))) return answering(input, init);
      left -= 1;
      const statement = statementOf({ counts: { ...counts, applied: 2 } });
      return Promise.resolve(new Response(JSON.stringify({ data: { statement, left } })));
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Apply …' }));
    expect(left).toBe(2);
    const question = within(await screen.findByRole('alertdialog', { name: 'Apply 1 matched line?' }));
    fireEvent.click(question.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('2 payment lines applied')).toBeVisible();
    expect(left).toBe(0);
    expect(calls.filter((call) => call.startsWith('GET /api/admin/statements/s1')).length).toBeGreaterThan(1);
  });

  it('confirms a doubtful line with the payment that it may be, and keeps it open where that is refused', async () => {
    expectRefusals();
    const sentence = messages.statementLineAmountOther(25_000, 20_000);
    const calls = open({ [`POST ${api.decideStatementLine('l1')}`]: refusal(409, sentence) });
    fireEvent.click(await screen.findByRole('button', { name: 'Open line 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`${messages.lineTypingError}.`)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Payment' })).toHaveValue('Asha Rao: Pitch Night');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(calls).toContain(`POST ${api.decideStatementLine('l1')}`));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  const kept: StatementLine = {
    ...line,
    outcome: 'unclaimed',
    abilities: { ...NOTHING, assign: true, giveBack: true },
  };

  it('keeps a line as unclaimed once it was asked about', async () => {
    const keep = `POST ${api.unclaimedMoney('l1', 'keep')}`;
    const calls = open({ [keep]: { body: { data: kept } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Open line 1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep as unclaimed …' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Keep ₹250.00 as unclaimed?' }));
    expect(question.getByText(/booked as received by the bank, and as owed/)).toBeVisible();
    expect(calls).not.toContain(keep);
    fireEvent.click(question.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(messages.lineKept)).toBeVisible();
  });

  it('takes down by what transfer money that was kept went back, and says that another admin is asked', async () => {
    const giveBack = `POST ${api.unclaimedMoney('l1', 'give-back')}`;
    const calls = open({
      'GET /api/admin/statement-lines': { body: [kept], headers: { 'Content-Range': 'statement-lines 0-0/1' } },
      [giveBack]: { body: { data: { ...kept, isAsked: true, abilities: NOTHING } } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open line 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Set aside' })).not.toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Give back ₹250.00 …' }));
    expect(dialog.getByText(messages.transferReferenceMissing)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Number of the transfer/), { target: { value: 'N123' } });
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Paid twice' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Give back ₹250.00 …' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Give back ₹250.00?' }));
    fireEvent.click(sure.getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText(messages.moneyRequested)).toBeVisible();
    expect(calls).toContain(giveBack);
  });

  it('says when it could not be loaded, and offers a retry', async () => {
    expectRefusals();
    open({ 'GET /api/admin/statements/s1': refusal(503, 'Try later.') });
    expect((await screen.findAllByText(messages.statementNotLoaded)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
