// @databases both
import { api, eventsAnswer, jobsAnswer, teamMembersAnswer } from 'contracts';
import { expect, inject, it, vi } from 'vitest';

import { page, request } from '../helpers/client';
import { bodyOf } from '../helpers/expectations';
import { event, TEAM_MEMBER, unique } from '../helpers/factories';
import { newJob, posted } from '../helpers/jobs';
import { newMember } from '../helpers/members';
import { editor } from '../helpers/panel';

/** How soon a change at one instance shows at the other: the news travels by way of the database. */
const soon = { timeout: 3000, interval: 50 };

function second(): string {
  const { secondUrl } = inject('stage');
  if (!secondUrl) throw new Error('These tests need a second instance.');
  return secondUrl;
}

it('an edit at one instance shows at the other, in API and page', async () => {
  const url = second();
  const [member] = bodyOf(await request(api.teamMembers(), { url }), teamMembersAnswer).data;
  if (!member) throw new Error('The demo has no team.');
  await page('/', { url });
  const role = unique('Keeper of two houses');
  await editor.update(TEAM_MEMBER, member._id, { role });
  await editor.publish(TEAM_MEMBER, member._id);
  await vi.waitFor(async () => {
    expect(bodyOf(await request(api.teamMembers(), { url }), teamMembersAnswer).data[0]?.role).toBe(role);
    expect((await page('/', { url })).text).toContain(role);
  }, soon);
  await editor.update(TEAM_MEMBER, member._id, { role: member.role });
  await editor.publish(TEAM_MEMBER, member._id);
});

it('a new event at one instance shows at the other', async () => {
  const url = second();
  const title = unique('Twin event');
  const path = api.events({ search: title });
  expect(bodyOf(await request(path, { url }), eventsAnswer).data).toEqual([]);
  await event({ title });
  await vi.waitFor(async () => {
    expect(bodyOf(await request(path, { url }), eventsAnswer).data).toHaveLength(1);
  }, soon);
});

it('a job that is posted, changed and deleted at one instance is so at the other at once', async () => {
  const url = second();
  const poster = await newMember();
  const [former, latter] = [unique('zqtwin'), unique('zqother')];
  // Whoever is signed in is answered anew.
  const there = poster.browser.copy(url);
  const found = async (search: string) =>
    bodyOf(await there.send(api.jobs({ search })), jobsAnswer).data.map((job) => job._id);
  // From the first search on, jobs are held in memory there.
  expect(await found(former)).toEqual([]);
  const { _id } = await posted(poster, { title: former });
  expect(await found(former)).toEqual([_id]);
  await poster.browser.send(api.job(_id), { method: 'PUT', json: newJob({ title: latter }) });
  expect([await found(former), await found(latter)]).toEqual([[], [_id]]);
  await poster.browser.send(api.job(_id), { method: 'DELETE' });
  expect(await found(latter)).toEqual([]);
});
