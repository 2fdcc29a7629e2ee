import { fireEvent, screen, within } from '@testing-library/react';
import { api, messages } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import { SendReminders } from './SendReminders';

afterEach(() => vi.unstubAllGlobals());

/** Opens the question, and sends. @returns lets the server answer, which takes its time */
async function send(sent: Answers[string]): Promise<() => void> {
  answerWith({
    [`POST ${api.sendPaymentReminders()}`]: sent,
    [`GET ${api.reminderProgress()}`]: { body: { data: { owing: 50_000, reminded: 12_500 } } },
  });
  const answerNow = fetch;
  let letAnswer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    if (init?.method === 'POST') await answered;
    return answerNow(input, init);
  });
  showConsolePage(<SendReminders label="Send Reminders" />, '/', '/');
  fireEvent.click(screen.getByRole('button', { name: 'Send Reminders' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  return letAnswer;
}

it('how many were told stands in the dialog while they are queued, and then how many it were', async () => {
  const letAnswer = await send({ body: { data: { sent: 37_500, skipped: 12_500 } } });
  expect(await screen.findByText('12,500 of 50,000')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuenow', '25');
  letAnswer();
  expect(await screen.findByText(new RegExp(messages.remindersCounted(37_500, 12_500)))).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('a failure is told', async () => {
  expectRefusals();
  const letAnswer = await send(refusal(500, 'Something went wrong on our side. Please try again.'));
  letAnswer();
  expect(await screen.findByText(new RegExp(messages.remindersNotSent))).toBeVisible();
});
