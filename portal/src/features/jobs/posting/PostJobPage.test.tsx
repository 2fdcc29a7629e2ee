import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type AccountRole } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../../tests/api';
import { jobDetailOf, userOf } from '../../../tests/factories';
import PostJobPage from './PostJobPage';

const POST = `POST ${api.jobs()}`;
const open = (role: AccountRole, answers: Answers = {}) => {
  const calls = fakeApi(answers);
  return { calls, ...renderAsking(<PostJobPage />, { path: '/jobs/post', session: { user: userOf({ role }) } }) };
};
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
const WHOLE = {
  Title: 'Lamp keeper',
  Company: 'Lighthouse Works',
  Location: 'Kochi',
  Type: 'temporary',
  Description: 'Keep the light.',
  Requirements: 'Awake.',
  'Where people apply': 'https://example.org/apply',
  'Contact email': 'light@example.org',
  Deadline: '2026-09-14',
  'Responsibilities (optional)': 'Light it\n\n Light it\nPut it out, at dawn',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

describe('the posting of a job (member §2, §5)', () => {
  it('is for alumni and admins', () => {
    open('student');
    expect(screen.getByRole('heading', { name: 'Only alumni and admins can post jobs' })).toBeVisible();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  });

  it('says what is missing, skills too, and leads to the first of it', async () => {
    const { calls } = open('alumni');
    fill({ Title: 'Lamp keeper' });
    await submit();
    for (const fault of [
      ...['Please enter a company', 'Please enter a location', 'Please choose a type', 'Please enter a description'],
      ...['Please enter the requirements', 'Please add at least one required skill'],
      ...['Please enter where people apply', 'Please choose a deadline'],
    ]) {
      expect(screen.getByText(fault)).toBeVisible();
    }
    expect(screen.getByLabelText('Company')).toHaveFocus();
    expect(calls).not.toHaveBeenCalled();
  });

  it('needs where people apply, unless they do so here', async () => {
    const { calls } = open('alumni', { [POST]: { data: jobDetailOf() } });
    fill({ ...WHOLE, 'Where people apply': '' });
    await userEvent.type(screen.getByLabelText('Required skills'), 'Optics,');
    await submit();
    expect(screen.getByText('Please enter where people apply')).toBeVisible();
    expect(calls).not.toHaveBeenCalled();
    fill({ 'They apply': 'true' });
    await submit();
    await waitFor(() => expect(calls).toHaveBeenCalledWith(POST, expect.objectContaining({ applyHere: true })));
  });

  it('sends what was written, from the preview as well, and leads to all jobs', async () => {
    const { calls, showToast, router } = open('admin', { [POST]: { data: jobDetailOf() } });
    fill(WHOLE);
    await userEvent.type(screen.getByLabelText('Required skills'), 'Optics, Optics , Knots{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Lamp keeper' })).toBeVisible();
    expect(screen.getByText('September 14, 2026')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Post Job' })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'));
    expect(calls).toHaveBeenCalledWith(
      POST,
      expect.objectContaining({
        ...{ type: 'temporary', skills: ['Optics', 'Knots'], applyHere: false, deadline: '2026-09-14' },
        ...{ applicationUrl: 'https://example.org/apply', responsibilities: ['Light it', 'Put it out, at dawn'] },
      }),
    );
    expect(showToast).toHaveBeenCalledWith('success', 'Job posting created successfully!');
  });

  it('that fails without words is told in those of the catalogue (member §8)', async () => {
    const { showToast } = open('alumni', { [POST]: () => refusal(500, 'Something went wrong. Please try again.') });
    fill(WHOLE);
    await userEvent.type(screen.getByLabelText('Required skills'), 'Optics,');
    await submit();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to create job posting'));
    expect(screen.getByLabelText('Title')).toHaveValue('Lamp keeper');
  });
});
