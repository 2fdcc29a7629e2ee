import { screen } from '@testing-library/react';
import { paths, type AccountRole } from 'contracts';
import { expect, it } from 'vitest';

import { userOf } from '../../../tests/factories';
import { renderInPage } from '../../../tests/render';
import { SideNav } from './SideNav';

const open = (role: AccountRole, path: string) =>
  renderInPage(<SideNav />, { session: { user: userOf({ role }) }, path });
const link = (name: string) => screen.getByRole('link', { name });

it.each([
  ['/alumni', 'Dashboard'],
  ['/alumni/', 'Dashboard'],
  ['/alumni/dashboard', 'Dashboard'],
  ['/student/dashboard', 'Dashboard'],
  ['/alumni/directory', 'Directory'],
  ['/alumni/directory/somebody', 'Directory'],
  ['/alumni/events', 'Events'],
  ['/events/some-event', 'Events'],
  ['/events/some-event/ticket', 'Events'],
  ['/alumni/jobs/some-job', 'Jobs'],
  ['/jobs/own', 'Jobs'],
  ['/messages', 'Messages'],
  ['/messages/somebody', 'Messages'],
  ['/membership', 'Membership'],
  ['/payment/membership/some-payment', 'Membership'],
  ['/payment/event/some-event', 'Events'],
  ['/alumni/donations/some-campaign', 'Giving'],
  ['/payment/donation/some-campaign', 'Giving'],
  ['/networking', 'Networking'],
  ['/announcements/some-announcement', 'Announcements'],
  ['/notifications/preferences', 'Notifications'],
  ['/profile', 'Profile'],
  ['/alumni/profile', 'Profile'],
])('at %s stands in %s alone', (path, name) => {
  open('alumni', path);
  const current = screen.getAllByRole('link').filter((each) => each.hasAttribute('aria-current'));
  expect(current).toEqual([link(name)]);
});

it.each([
  ['student', paths.studentDashboard()],
  ['alumni', paths.alumni()],
  ['faculty', paths.alumni()],
  ['admin', paths.alumni()],
] as const)('leads a person who is %s to %s', (role, path) => {
  open(role, '/networking');
  expect(link('Dashboard')).toHaveAttribute('href', path);
});
