import { screen, waitFor, within } from '@testing-library/react';
import { api, messages, type AccountRole } from 'contracts';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../tests/api';
import { jobDetailOf, jobStandingOf, userOf } from '../../tests/factories';
import JobPage from './JobPage';
import { lazyJob } from './lazyParts';

const GET = `GET ${api.job('job')}`;
const STANDING = `GET ${api.jobStanding('job')}`;
const NONE = {
  [`GET ${api.similarJobs('job')}`]: { data: [] },
  [`GET ${api.jobColleagues('job')}`]: { data: [], left: 3 },
};
const open = (answers: Answers, role?: AccountRole) => {
  fakeApi({ ...NONE, [STANDING]: { data: jobStandingOf({ abilities: { apply: true } }) }, ...answers });
  return renderAsking(
    <Routes>
      <Route path="/jobs/:id" element={<JobPage />} />
      <Route path="/jobs" element={<p>The list</p>} />
    </Routes>,
    { path: '/jobs/job', session: { user: role ? userOf({ role }) : null } },
  );
};
const facts = async () => within(await screen.findByRole('complementary', { name: 'About this job' }));
const posting = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join();
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

beforeAll(() => lazyJob.fetch());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

describe('a job’s page (member §2, Job detail)', () => {
  it('shows all of it: the type with spaces, the whole deadline, and a poster of unknown work', async () => {
    const lists = { responsibilities: ['Light it'], qualifications: ['Good eyes'], salary: '₹ 9 lakh' };
    open({ [GET]: { data: jobDetailOf(lists) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lamp keeper' })).toBeVisible();
    const about = await facts();
    for (const words of ['September 14, 2026', 'Ravi Menon', 'Alumni', '₹ 9 lakh', 'light@example.org']) {
      expect(about.getByText(words)).toBeVisible();
    }
    for (const words of ['full time', 'Light it', 'Good eyes', 'Optics', 'Awake.']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(posting()).toContain('"validThrough":"2026-09-14T18:29:59.999Z"');
    expect(robots()).toBeUndefined();
  });

  it('that has expired says so, takes no applications, and is left alone by search engines', async () => {
    vi.setSystemTime(new Date('2026-09-14T18:30:00Z'));
    open({ [GET]: { data: jobDetailOf() } });
    const about = await facts();
    expect(about.getByText('(Expired)')).toBeVisible();
    expect(about.getByRole('button', { name: 'Application Closed' })).toBeDisabled();
    expect(about.getByText(messages.jobExpired)).toBeVisible();
    expect(about.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(posting()).toContain('"validThrough":"2026-09-14T18:29:59.999Z"');
    expect(robots()).toBe('noindex');
  });

  it.each([
    ['a visitor to the sign-in', undefined, null, '/login?next=%2Fjobs%2Fjob'],
    ['a member to the form', 'student', null, '/jobs/job/apply'],
    ['a member to another site', 'faculty', 'https://example.org/apply', 'https://example.org/apply'],
  ] as const)('leads %s', async (_name, role, applicationUrl, href) => {
    open({ [GET]: { data: jobDetailOf({ applicationUrl }) } }, role);
    const way = await (await facts()).findByRole('link', { name: 'Apply Now' });
    expect(way).toHaveAttribute('href', href);
    expect(way.getAttribute('target')).toBe(applicationUrl && '_blank');
  });

  it('shows whoever applied how far that has come', async () => {
    const application = { _id: 'a', state: 'shortlisted', appliedAt: '2026-08-30T09:00:00.000Z' } as const;
    open({ [GET]: { data: jobDetailOf() }, [STANDING]: { data: jobStandingOf({ application }) } }, 'student');
    expect(await (await facts()).findByText(/Your application: Shortlisted/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  it.each([404, 410])('is not found where the server says %i, and leads back', async (status) => {
    open({ [GET]: () => refusal(status) });
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
  });

  it.each([
    ['hidden', 404, 'It asks for money.', 'An admin has hidden this job', /Change what is wrong and tell an admin/],
    ['gone', 410, null, 'This job is no longer listed', /more than 30 days ago.*You can post it again/],
  ])('that is %s says so to its poster, and what they can do', async (_what, status, hiddenReason, title, means) => {
    const own = jobDetailOf();
    const abilities = { edit: true, delete: true, postAgain: true };
    open(
      { [GET]: () => refusal(status), [STANDING]: { data: jobStandingOf({ own, hiddenReason, abilities }) } },
      'alumni',
    );
    const banner = within(await screen.findByRole('region', { name: title }));
    expect(banner.getByText(means)).toBeVisible();
    if (hiddenReason) expect(banner.getByText(hiddenReason)).toBeVisible();
    expect(await (await facts()).findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/jobs/job/edit');
    expect(screen.queryByText('Job not found')).not.toBeInTheDocument();
    expect(robots()).toBe('noindex');
  });

  it('that is hidden tells an admin where it is shown again', async () => {
    const own = jobDetailOf();
    open({ [GET]: () => refusal(404), [STANDING]: { data: jobStandingOf({ own, hiddenReason: 'Odd.' }) } }, 'admin');
    expect(await screen.findByText(/It is shown again in the console/)).toBeVisible();
  });

  it('of another is not found for a member either', async () => {
    open({ [GET]: () => refusal(404), [STANDING]: () => refusal(404) }, 'student');
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });

  it('that cannot be loaded leads to all jobs, and says why', async () => {
    const { showToast } = open({ [GET]: 500 });
    expect(await screen.findByText('The list')).toBeVisible();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to load job details'));
  });
});
