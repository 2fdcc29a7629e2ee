// @databases both
import {
  activitiesAnswer,
  announcementsAnswer,
  api,
  connectionsAnswer,
  dashboardStatsAnswer,
  eventProposalsAnswer,
  jobsAnswer,
  memberDashboardAnswer,
  memberEventsAnswer,
  membershipDueAnswer,
  notificationsAnswer,
  referralsAnswer,
  suggestionsAnswer,
  wallClockAt,
  type EventProposal,
} from 'contracts';
import { expect, it } from 'vitest';

import { bodyOf } from './helpers/expectations';
import { newReferralOf } from './helpers/jobs';
import { newMember, type Member } from './helpers/members';
import { accept, asked, complete, newMentor, newStudent } from './helpers/mentorship';
import { threadsFor, wrote } from './helpers/messaging';
import { beginMonths, debtor, paymentOf } from './helpers/payments';
import { PASSWORD } from './helpers/people';
import { newProposalOf, propose } from './helpers/proposals';
import { putProfile } from './helpers/profiles';
import { cancel, newEvent, register } from './registrations/helpers';

const NO_MENTORSHIP = { toAnswer: [], toPlan: [], toReview: [], meetings: [] };
const isPending = ({ status }: EventProposal) => status === 'pending';

it('one call answers what the dashboards show, each part as its own call does (member §2)', async () => {
  const [asha, ravi] = [await newMember({ name: 'Asha Verma' }), await newMember({ name: 'Ravi Menon' })];
  await ravi.browser.post(api.connect(asha.profileId), { message: 'We met at the hackathon.' });
  await register(asha, await newEvent());
  // A seat that somebody gives back is offered to her, and what she proposed waits for an admin.
  const full = await newEvent({ capacity: 1 });
  await register(ravi, full);
  await register(asha, full);
  await cancel(ravi, full);
  await propose(asha);
  await newProposalOf(asha.profileId, 'approved');
  await putProfile(asha.browser, { email: 'asha.new@example.org', currentPassword: PASSWORD });
  await newReferralOf(ravi.profileId, asha.profileId);
  await wrote(ravi, asha);
  const get = (path: string) => asha.browser.send(path);
  const five = { page: 1, pageSize: 5 };
  const { data } = bodyOf(await get(api.memberDashboard()), memberDashboardAnswer);
  expect(data.ownEvents).toHaveLength(2);
  expect(data.seats.map(({ _id }) => _id)).toEqual([full]);
  expect(data.proposals).toHaveLength(1);
  expect(data.notifications.map(({ kind }) => kind).toSorted()).toEqual(['connection-request', 'seat-offered']);
  expect([data.requests.length, data.referrals.length]).toEqual([1, 1]);
  expect(data.unreadThreads.map(({ unread }) => unread)).toEqual([1]);
  expect(data).toEqual({
    stats: bodyOf(await get(api.dashboardStats()), dashboardStatsAnswer).data,
    seats: bodyOf(await get(api.alumniEvents({ status: 'waiting', ...five })), memberEventsAnswer).data,
    pendingEmail: 'asha.new@example.org',
    notifications: bodyOf(await get('/api/users/notifications?unread=true&pageSize=5'), notificationsAnswer).data,
    proposals: bodyOf(await get(api.eventProposals(five)), eventProposalsAnswer).data.filter(isPending),
    ownEvents: bodyOf(await get(api.alumniEvents({ status: 'next', ...five })), memberEventsAnswer).data,
    upcomingEvents: bodyOf(await get(api.alumniEvents({ status: 'upcoming', ...five })), memberEventsAnswer).data,
    announcements: bodyOf(await get(api.recentAnnouncements()), announcementsAnswer).data,
    jobs: bodyOf(await get(api.jobs(five)), jobsAnswer).data,
    referrals: bodyOf(await get(api.referrals()), referralsAnswer).data,
    mentorship: NO_MENTORSHIP,
    unreadThreads: (await threadsFor(asha)).data,
    contributions: null,
    requests: bodyOf(await get('/api/connections?list=received&pageSize=5'), connectionsAnswer).data,
    suggestions: bodyOf(await get(api.connectionSuggestions()), suggestionsAnswer).data,
    activities: bodyOf(await get(api.activities(five)), activitiesAnswer).data,
  });
});

it('tells mentors who waits, and both sides what comes next and what is left to say', async () => {
  const [student, mentor] = [await newStudent(), await newMentor()];
  const shown = async ({ browser }: Member) =>
    bodyOf(await browser.send(api.memberDashboard()), memberDashboardAnswer).data.mentorship;
  const { _id, message } = await asked(student, mentor);
  expect(await shown(mentor)).toMatchObject({ ...NO_MENTORSHIP, toAnswer: [{ _id, message, side: 'mentor' }] });
  expect(await shown(student)).toEqual(NO_MENTORSHIP);

  await accept(mentor, _id);
  expect(await shown(mentor)).toEqual(NO_MENTORSHIP);
  expect(await shown(student)).toMatchObject({ ...NO_MENTORSHIP, toPlan: [{ _id, side: 'student' }] });

  const meet = (days: number) =>
    mentor.browser.post(api.mentorshipMeetings(_id), {
      startsAt: wallClockAt(new Date(Date.now() + days * 86_400_000), 'Asia/Kolkata'),
    });
  for (const days of [5, 2, -2]) expect((await meet(days)).status).toBe(200);
  for (const each of [student, mentor]) {
    const { meetings, ...rest } = await shown(each);
    expect(rest).toEqual({ toAnswer: [], toPlan: [], toReview: [] });
    expect(meetings.map(({ mentorship }) => mentorship._id)).toEqual([_id, _id]);
    expect(Date.parse(meetings[0]?.startsAt ?? '')).toBeLessThan(Date.parse(meetings[1]?.startsAt ?? ''));
  }

  await complete(student, _id);
  for (const each of [student, mentor]) {
    expect(await shown(each)).toMatchObject({ ...NO_MENTORSHIP, toReview: [{ _id }] });
  }
  await student.browser.send(api.mentorshipFeedback(_id), { method: 'PUT', json: { text: 'Good.' } });
  expect(await shown(student)).toEqual(NO_MENTORSHIP);
  expect((await shown(mentor)).toReview).toHaveLength(1);
});

it('says what contributions are due, until somebody pays them', async () => {
  const student = await debtor(2);
  const { totalDue, months } = bodyOf(await student.browser.send(api.membershipDue()), membershipDueAnswer).data;
  const shown = async () =>
    bodyOf(await student.browser.send(api.memberDashboard()), memberDashboardAnswer).data.contributions;
  expect(months.length).toBeGreaterThan(0);
  expect(await shown()).toEqual({ totalDue, months: months.length });
  paymentOf(await beginMonths(student));
  expect(await shown()).toBeNull();
});
