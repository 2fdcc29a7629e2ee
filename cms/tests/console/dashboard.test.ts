// @databases both
import { api, DASHBOARD_ROWS, dashboardAnswer, TREND_DAYS, trendsAnswer, trendStep, type Dashboard } from 'contracts';
import { expect, it } from 'vitest';

import { event } from '../helpers/factories';
import { verified } from '../helpers/people';
import { asAdmin, userOf, USERS } from './helpers';

async function dashboard(): Promise<Dashboard> {
  return dashboardAnswer.parse((await asAdmin(api.consoleDashboard())).json).data;
}

it('the dashboard counts people and events, and shows the latest of both (admin §3, §9)', async () => {
  const before = await dashboard();
  const student = await userOf(await verified({ role: 'student' }));
  const alumna = await userOf(await verified({ role: 'alumni' }));
  const teacher = await userOf(await verified({ role: 'faculty' }));
  const hidden = await event({ isPublished: false });

  const after = await dashboard();
  expect(after.totalUsers).toBe(before.totalUsers + 3);
  expect(after.totalStudents).toBe(before.totalStudents + 1);
  expect(after.totalAlumni).toBe(before.totalAlumni + 1);
  expect(after.totalEvents).toBe(before.totalEvents + 1);
  expect(after.recentUsers.map(({ _id }) => _id)).toEqual([teacher.id, alumna.id, student.id]);
  expect(after.recentEvents).toHaveLength(DASHBOARD_ROWS);
  expect(after.recentEvents[0]).toMatchObject({ _id: hidden.documentId, isPublished: false });

  await asAdmin(`${USERS}/${student.id}`, { method: 'DELETE' });
  expect((await dashboard()).totalStudents).toBe(before.totalStudents);
});

it.each(TREND_DAYS)('the trends of %i days end today, and count who has joined since', async (days) => {
  const read = async () => trendsAnswer.parse((await asAdmin(api.consoleTrends(days))).json).data;
  const before = await read();
  await verified({ role: 'student' });
  const after = await read();
  expect(after).toHaveLength(days / trendStep(days));
  expect(after.at(-1)?.users).toBe((before.at(-1)?.users ?? 0) + 1);
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
});

it('the trends have their own periods alone', async () => {
  expect((await asAdmin(api.consoleTrends(8))).status).toBe(400);
});
