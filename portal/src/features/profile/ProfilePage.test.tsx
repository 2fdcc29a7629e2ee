import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, AVAILABILITY_HOURS, messages, type AccountRole, type OwnProfile } from 'contracts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ToastProvider } from '../../components/ToastProvider';
import type { Session } from '../../lib/session';
import { profileOf, userOf } from '../../tests/factories';
import { fakeApi, refusal, renderAsking, type Answers } from '../../tests/api';
import ProfilePage from './ProfilePage';

// What draws the toasts is fetched with the first one, which may take a while.
beforeAll(() => import('../../components/ToastStack'));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const STATS = { connections: 0, pendingRequests: 0, unreadNotifications: 0 };
const GET_PROFILE = `GET ${api.ownProfile()}`;
const PUT_PROFILE = `PUT ${api.ownProfile()}`;

/** Opens the page over a server that stores what it is sent. */
async function open(
  { role = 'student', ...fields }: Partial<OwnProfile> = {},
  answers: Answers = {},
  session: Partial<Session> = {},
) {
  let stored = profileOf({ role, ...fields });
  const calls = fakeApi({
    [GET_PROFILE]: () => stored,
    [PUT_PROFILE]: (body: Partial<OwnProfile>) => (stored = { ...stored, ...body }),
    [`GET ${api.dashboardStats()}`]: {
      data: { ...STATS, profile: { completeness: 40, next: 'skills' } },
    },
    [`GET ${api.ownSessions()}`]: { data: [] },
    ...answers,
  });
  renderAsking(
    <ToastProvider>
      <ProfilePage />
    </ToastProvider>,
    { session: { user: userOf({ role }), ...session }, path: '/profile' },
  );
  await screen.findByLabelText('Name');
  return { writes: () => calls.mock.calls.filter(([call]) => !call.startsWith('GET')) };
}

// By their words rather than their roles, which take long to find on a page of this size.
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });
const save = () => button('Save Changes').closest('button');
const saveNow = () => fireEvent.click(button('Save Changes'));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Writes an entry into a list. */
const add = (label: string, entry: string) => {
  write(label, entry);
  fireEvent.keyDown(field(label), { key: 'Enter' });
};

it('sends what has been changed, and nothing else', async () => {
  const { writes } = await open({ location: 'Pune' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  saveNow();
  expect(writes()).toEqual([]);

  write('Bio', 'I build bridges.');
  write('Location', '');
  saveNow();
  expect(await screen.findByText(messages.profileUpdated)).toBeInTheDocument();
  expect(writes().map(([, body]) => body)).toEqual([{ bio: 'I build bridges.', location: '' }]);
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(field('Bio')).toHaveValue('I build bridges.');
});

it('has nothing to save once a change is taken back', async () => {
  await open({ phone: '12' });
  write('Phone', '123');
  expect(save()).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(button('Discard'));
  expect(field('Phone')).toHaveValue('12');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['Name', ' ', messages.nameMissing],
  ['Email', 'asha', messages.emailInvalid],
  ['Graduation year', '20', messages.yearInvalid],
  ['Graduation year', '1203', messages.yearInvalid],
  ['LinkedIn', 'linkedin.com/in/asha', messages.webAddressInvalid],
  ['GitHub', 'javascript:alert(1)', messages.webAddressInvalid],
])('says what is wrong with %s “%s”, and sends nothing (member §5)', async (label, value, sentence) => {
  const { writes } = await open();
  write(label, value);
  saveNow();
  expect(field(label)).toHaveAccessibleDescription(sentence);
  expect(field(label)).toHaveFocus();
  expect(writes()).toEqual([]);
});

it('puts the server’s words beside their field', async () => {
  await open({}, { [PUT_PROFILE]: () => refusal(400, 'No.', { 'skills.1': 'Too odd a skill' }) });
  add('Skills', 'Go, Juggling');
  saveNow();
  await waitFor(() => expect(field('Skills')).toHaveAccessibleDescription('Too odd a skill'));
});

it.each([
  ['the server’s own words', () => refusal(403, messages.onlyAlumniMentor), messages.onlyAlumniMentor],
  ['a server without a reason', () => new Response('{}', { status: 502 }), messages.profileNotUpdated],
])('tells %s, and keeps what was typed (member §8)', async (_what, answer, sentence) => {
  await open({}, { [PUT_PROFILE]: answer });
  write('Phone', '12');
  saveNow();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field('Phone')).toHaveValue('12');
});

it('takes a new address with the password, and says that it waits to be confirmed', async () => {
  const { writes } = await open(
    {},
    {
      [PUT_PROFILE]: profileOf({ pendingEmail: 'new@example.org' }),
      [GET_PROFILE]: profileOf(),
    },
  );
  write('Email', 'new@example.org');
  saveNow();
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(messages.currentPasswordMissing);
  write('Your password', 'lantern');
  saveNow();
  expect(await screen.findByText(messages.emailChangeSent)).toBeInTheDocument();
  expect(writes()).toEqual([[PUT_PROFILE, { email: 'new@example.org', currentPassword: 'lantern' }]]);
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});

it('offers the link again, or to keep the present address', async () => {
  const sent = { data: { msg: messages.emailChangeCancelled } };
  const { writes } = await open({ pendingEmail: 'new@example.org' }, { [`DELETE ${api.emailChange()}`]: sent });
  expect(screen.getByText('new@example.org')).toBeInTheDocument();
  fireEvent.click(button('Keep the present address'));
  expect(await screen.findByText(messages.emailChangeCancelled)).toBeInTheDocument();
  expect(writes()).toEqual([[`DELETE ${api.emailChange()}`]]);
});

it.each([
  ['student', { work: false, mentorship: false, spotlight: false }],
  ['alumni', { work: true, mentorship: true, spotlight: true }],
  ['faculty', { work: true, mentorship: false, spotlight: false }],
  ['admin', { work: false, mentorship: false, spotlight: false }],
] as const)(
  'asks %s what is theirs to say (member §2, §6)',
  async (role: AccountRole, { work, mentorship, spotlight }) => {
    await open({ role });
    expect(screen.queryAllByLabelText('Company')).toHaveLength(work ? 1 : 0);
    expect(screen.queryAllByLabelText('Job title')).toHaveLength(work ? 1 : 0);
    expect(screen.queryAllByLabelText('I am a mentor')).toHaveLength(mentorship ? 1 : 0);
    expect(screen.queryAllByLabelText(/landing page/)).toHaveLength(spotlight ? 1 : 0);
  },
);

it('asks a mentor what they offer', async () => {
  const { writes } = await open({ role: 'alumni' });
  expect(screen.queryByLabelText('Availability')).not.toBeInTheDocument();
  fireEvent.click(field('I am a mentor'));
  const offered = [...field('Availability').querySelectorAll('option')];
  expect(offered.map(({ value }) => value)).toEqual(['', ...AVAILABILITY_HOURS]);
  write('Availability', 'As needed');
  add('Expertise', 'Robotics');
  saveNow();
  await screen.findByText(messages.profileUpdated);
  expect(writes()[0]?.[1]).toEqual({ isMentor: true, availabilityHours: 'As needed', expertise: ['Robotics'] });
});

it('sends the privacy settings as one', async () => {
  const { writes } = await open();
  expect(field('Show my email address')).not.toBeChecked();
  expect(field('Show my location')).toBeChecked();
  fireEvent.click(field('Show my phone number'));
  saveNow();
  await screen.findByText(messages.profileUpdated);
  expect(writes()[0]?.[1]).toEqual({
    privacySettings: {
      ...{ showEmail: false, showPhone: true, showLocation: true },
      ...{ showSocialLinks: true, allowMessaging: true },
    },
  });
});

it('says how complete the profile is, and what helps most', async () => {
  await open();
  expect(await screen.findByRole('meter')).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByRole('link', { name: 'Add your skills' })).toHaveAttribute('href', '/profile#skills');
});

it('says that the profile did not load, and tries again', async () => {
  let isDown = true;
  const answers = {
    [GET_PROFILE]: () => (isDown ? refusal(503) : profileOf()),
    [`GET ${api.dashboardStats()}`]: () => refusal(503),
    [`GET ${api.ownSessions()}`]: { data: [] },
  };
  fakeApi(answers);
  renderAsking(
    <ToastProvider>
      <ProfilePage />
    </ToastProvider>,
    { session: { user: userOf() } },
  );
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeInTheDocument();
  expect((await screen.findAllByText(messages.profileNotLoaded)).length).toBeGreaterThan(0);
  isDown = false;
  fireEvent.click(button('Retry'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
});
