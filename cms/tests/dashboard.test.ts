// @databases both
import {
  activitiesAnswer,
  announcementsAnswer,
  api,
  connectionsAnswer,
  dashboardStatsAnswer,
  memberDashboardAnswer,
  memberEventsAnswer,
  suggestionsAnswer,
} from 'contracts';
import { expect, it } from 'vitest';

import { bodyOf } from './helpers/expectations';
import { newMember } from './helpers/members';
import { newEvent, register } from './registrations/helpers';

it('one call answers what the dashboards show, each part as its own call does (member §2)', async () => {
  const [asha, ravi] = [await newMember({ name: 'Asha Verma' }), await newMember({ name: 'Ravi Menon' })];
  await ravi.browser.post(api.connect(asha.profileId), { message: 'We met at the hackathon.' });
  await register(asha, await newEvent());
  const get = (path: string) => asha.browser.send(path);
  const five = { page: 1, pageSize: 5 };
  const { data } = bodyOf(await get(api.memberDashboard()), memberDashboardAnswer);
  expect(data.ownEvents).toHaveLength(1);
  expect(data.requests).toHaveLength(1);
  expect(data).toEqual({
    stats: bodyOf(await get(api.dashboardStats()), dashboardStatsAnswer).data,
    ownEvents: bodyOf(await get(api.alumniEvents({ status: 'next', ...five })), memberEventsAnswer).data,
    upcomingEvents: bodyOf(await get(api.alumniEvents({ status: 'upcoming', ...five })), memberEventsAnswer).data,
    announcements: bodyOf(await get(api.recentAnnouncements()), announcementsAnswer).data,
    requests: bodyOf(await get('/api/connections?list=received&pageSize=5'), connectionsAnswer).data,
    suggestions: bodyOf(await get(api.connectionSuggestions()), suggestionsAnswer).data,
    activities: bodyOf(await get(api.activities(five)), activitiesAnswer).data,
  });
});
