import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../../tests/api';
import { pageOfItems, proposalOf } from '../../../tests/factories';
import { ProposalList } from './ProposalList';
import { ProposeButton } from './ProposeButton';

const PROPOSE = `POST ${api.proposeEvent()}`;
const LIST = `GET ${api.eventProposals({ pageSize: 5 })}`;

beforeEach(() => {
  // Half past five in the morning, in India.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

async function openForm(answers: Answers = {}) {
  const calls = fakeApi(answers);
  const result = renderAsking(<ProposeButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Propose an Event' }));
  await screen.findByRole('dialog', { name: 'Propose an Event' });
  return { calls, ...result };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Proposal' }));
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};
const WHOLE = {
  Title: 'Robot Fair',
  Description: 'Bring yours.',
  Date: '2026-09-20',
  Time: '18:30',
  Location: 'Workshop',
  Organizer: 'Robotics club',
};

describe('a proposal (member §5)', () => {
  it('needs everything but the link', async () => {
    const { calls } = await openForm();
    await submit();
    for (const fault of [
      'Please enter a title',
      'Please enter a description',
      'Please choose a date',
      'Please choose a time',
      'Please enter a location',
      'Please enter who organizes it',
    ]) {
      expect(screen.getByText(fault)).toBeVisible();
    }
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Type')).toHaveValue('In-Person');
    expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-09-01');
    expect(calls).not.toHaveBeenCalled();
  });

  it.each([
    ['Date', { Date: '2026-08-31' }, 'Please choose today or a later date'],
    ['Time', { Date: '2026-09-01', Time: '05:00' }, 'Please choose a time that is still to come'],
    [
      'Registration link (optional)',
      { 'Registration link (optional)': 'forms.example' },
      'Please enter an address that starts with https://',
    ],
  ])('is not sent with a wrong %s', async (label, values, fault) => {
    const { calls } = await openForm();
    fill({ ...WHOLE, ...values });
    await submit();
    expect(screen.getByText(fault)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(calls).not.toHaveBeenCalled();
  });

  it('is sent as it was written, and leads to where its answer will stand', async () => {
    const { calls, showToast, router } = await openForm({ [PROPOSE]: { data: proposalOf() } });
    fill(WHOLE);
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Hybrid');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveBeenCalledWith(PROPOSE, {
      ...{ title: 'Robot Fair', description: 'Bring yours.', date: '2026-09-20', time: '18:30' },
      ...{ location: 'Workshop', type: 'Hybrid', organizer: 'Robotics club', registrationLink: '' },
    });
    const [kind, told, action] = showToast.mock.calls[0] ?? [];
    expect([kind, told]).toEqual(['success', 'Event proposal submitted successfully!']);
    action?.run();
    await waitFor(() => expect(router.state.location.search).toBe('?status=mine'));
  });

  it('that the server refuses stays in the form, and the reason is told', async () => {
    const { showToast } = await openForm({ [PROPOSE]: () => refusal(409, 'At most 10 proposals can wait') });
    fill(WHOLE);
    await submit();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'At most 10 proposals can wait'));
    expect(screen.getByLabelText('Title')).toHaveValue('Robot Fair');
  });

  it('that fails without words is told in those of the catalogue (member §8)', async () => {
    const { showToast } = await openForm({ [PROPOSE]: () => new Response('', { status: 500 }) });
    fill(WHOLE);
    await submit();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to submit event proposal'));
  });
});

describe('the own proposals', () => {
  it('show what became of each, and why', async () => {
    fakeApi({
      [LIST]: pageOfItems([
        proposalOf({ title: 'Waits' }),
        proposalOf({
          _id: 'e2',
          title: 'Is on',
          status: 'approved',
          isPublished: true,
          abilities: { withdraw: false },
        }),
        proposalOf({
          ...{ _id: 'e3', title: 'Is not', status: 'rejected', reason: 'The hall is taken.' },
          abilities: { withdraw: false },
        }),
      ]),
    });
    renderAsking(<ProposalList />);
    const rows = (await screen.findAllByRole('article')).map((row) => within(row));
    const [pending = within(document.body), approved = pending, rejected = pending] = rows;
    expect(pending.getByText('Pending')).toBeVisible();
    expect(approved.getByText('Approved')).toBeVisible();
    expect(approved.getByRole('link', { name: 'Is on' })).toHaveAttribute('href', '/events/e2');
    expect(rejected.getByText('Rejected')).toBeVisible();
    expect(rejected.getByText('The hall is taken.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  });

  it('are withdrawn only once that was asked about', async () => {
    let isThere = true;
    const calls = fakeApi({
      [LIST]: () => pageOfItems(isThere ? [proposalOf()] : []),
      [`DELETE ${api.eventProposal('event')}`]: () => {
        isThere = false;
        return { data: proposalOf() };
      },
    });
    const { showToast } = renderAsking(<ProposalList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Pitch Night' }));
    expect(calls).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/^You have not proposed an event yet/)).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('success', 'Proposal withdrawn');
  });
});
