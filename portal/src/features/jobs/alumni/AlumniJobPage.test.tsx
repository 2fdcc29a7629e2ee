import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type JobType } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { fakeApi, renderAsking } from '../../../tests/api';
import { jobDetailOf, jobStandingOf, userOf } from '../../../tests/factories';
import AlumniJobPage from './AlumniJobPage';

const PUT = `PUT ${api.alumniJob('job')}`;
const open = (type: JobType) => {
  const job = jobDetailOf({ type, applicationUrl: 'https://example.org/a', applicationLink: 'https://example.org/a' });
  const calls = fakeApi({
    [`GET ${api.alumniJob('job')}`]: { data: job },
    [`GET ${api.jobStanding('job')}`]: { data: jobStandingOf({ own: job, abilities: { edit: true } }) },
    [`GET ${api.similarJobs('job')}`]: { data: [] },
    [`GET ${api.jobColleagues('job')}`]: { data: [], left: 3 },
    [PUT]: { data: job },
  });
  const page = <Route path="/alumni/jobs/:id" element={<AlumniJobPage />} />;
  const session = { user: userOf({ role: 'alumni' }) };
  return { calls, ...renderAsking(<Routes>{page}</Routes>, { path: '/alumni/jobs/job', session }) };
};

describe('a job of one’s own in the alumni pages', () => {
  it('is changed in the window of these pages, by its labels and what it knows', async () => {
    const { calls, showToast } = open('contract');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit job' }));
    expect(form.getByLabelText('Application link (optional)')).toHaveValue('https://example.org/a');
    expect(form.getByRole('option', { name: 'Contract' })).toHaveProperty('selected', true);
    fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Lamp lighter' } });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Job posting updated'));
    expect(calls).toHaveBeenCalledWith(PUT, {
      ...{ title: 'Lamp lighter', company: 'Lighthouse Works', location: 'Kochi', type: 'contract', salary: '' },
      ...{ description: 'Keep the light.', requirements: 'Awake.', contactEmail: 'light@example.org' },
      applicationLink: 'https://example.org/a',
    });
  });

  it('of a type that they do not offer is changed by the whole form', async () => {
    open('temporary');
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/jobs/job/edit');
  });
});
