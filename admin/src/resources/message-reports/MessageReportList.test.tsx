import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, messages, type MessageReport, type ReportedMessage } from 'contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import { resourceNamed } from '../../tests/resource';
import MessageReportList from './MessageReportList';

const report: MessageReport = {
  ...{ id: 'r1', _id: 'r1', state: 'open', reason: 'Insults', note: '', decidedBy: '' },
  ...{ reporter: { _id: 'asha', name: 'Asha Rao' }, reported: { _id: 'ravi', name: 'Ravi Menon' } },
  ...{ reporterName: 'Asha Rao', reportedName: 'Ravi Menon', reportsOfPerson: 2 },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z' },
  ...{ openedAt: null, decidedAt: null },
};
const message: ReportedMessage = {
  ...{ _id: 'm1', place: 1, text: 'You know nothing. <b>x</b>', file: null, sentAt: '2026-03-01T09:00:00.000Z' },
  ...{ by: 'reported', isReported: true },
};
const READ = `POST ${api.readReportedThread('r1')}`;
const UPHOLD = `POST ${api.decideReport('r1', 'uphold')}`;

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers = {}, record = report) {
  const calls = answerWith({
    'GET /api/admin/message-reports/r1': { body: record },
    'GET /api/admin/message-reports?': { body: [record], headers: { 'Content-Range': 'message-reports 0-0/1' } },
    [READ]: { body: { data: { report: record, messages: [message] } } },
    ...answers,
  });
  const page = <MessageReportList resource={resourceNamed('message-reports')} />;
  showConsolePage(page, '/message-reports/*', '/message-reports/r1');
  const letter = within(await screen.findByRole('dialog', { name: 'Asha Rao reports Ravi Menon' }));
  await letter.findByText('Insults');
  return { calls, letter };
}

it('reads nothing before it is agreed to, then marks what was reported', async () => {
  const { calls, letter } = await open();
  expect(letter.getByText(/reported 2 times/)).toBeVisible();
  fireEvent.click(letter.getByRole('button', { name: 'Read the conversation' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/are both told that an admin has read it/)).toBeVisible();
  expect(calls).not.toContain(READ);
  fireEvent.click(question.getByRole('button', { name: 'Read it' }));
  expect(await letter.findByText('You know nothing. <b>x</b>')).toBeVisible();
  expect(letter.getByText('Reported', { selector: 'header *' })).toBeVisible();
});

it('decides after the conversation was read, and tells why it cannot', async () => {
  expectRefusals();
  const { calls, letter } = await open(
    { [UPHOLD]: refusal(409, messages.reportDecidedAlready) },
    { ...report, openedAt: report.createdAt },
  );
  expect(letter.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  fireEvent.click(letter.getByRole('button', { name: 'Read the conversation' }));
  fireEvent.click(await letter.findByRole('button', { name: 'Decide' }));
  fireEvent.change(letter.getByLabelText('Note to both people (optional)'), { target: { value: 'Be kind.' } });
  fireEvent.click(letter.getByRole('button', { name: 'Uphold' }));
  expect(await screen.findByText(messages.reportDecidedAlready)).toBeVisible();
  await waitFor(() => expect(calls).toContain(UPHOLD));
});

it('offers no decision on what is decided, and says what both were told', async () => {
  const { letter } = await open(
    {},
    { ...report, state: 'upheld', note: 'Be kind.', decidedBy: 'Meera', decidedAt: report.createdAt },
  );
  expect(letter.getByText('Be kind.')).toBeVisible();
  expect(letter.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
});
