// @databases both
import {
  activitiesAnswer,
  api,
  connectionsAnswer,
  dashboardStatsAnswer,
  type AccountRole,
  type ProfileBody,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { bodyOf } from '../helpers/expectations';
import { member, signedIn, verified } from '../helpers/people';
import { ownProfile, writeProfile } from '../helpers/profiles';

const statsOf = async (browser: Browser) => bodyOf(await browser.send(api.dashboardStats()), dashboardStatsAnswer).data;
const activitiesOf = async (browser: Browser, query = {}) =>
  bodyOf(await browser.send(api.activities(query)), activitiesAnswer);

describe('the own numbers', () => {
  it('of somebody new are none, at either address', async () => {
    const browser = await signedIn(await member());
    const stats = await statsOf(browser);
    expect(stats).toMatchObject({ connections: 0, pendingRequests: 0, unreadNotifications: 0 });
    expect(bodyOf(await browser.send('/api/users/stats'), dashboardStatsAnswer).data).toEqual(stats);
  });

  const STEPS: [AccountRole, ProfileBody, { completeness: number; next: string | null }][] = [
    ['student', {}, { completeness: 0, next: 'profilePicture' }],
    [
      'student',
      { bio: 'x', graduationYear: 2027, major: 'x', location: 'x' },
      { completeness: 57, next: 'profilePicture' },
    ],
    ['alumni', { skills: ['x'], linkedin: 'https://a.example' }, { completeness: 22, next: 'profilePicture' }],
    [
      'faculty',
      { bio: 'x', skills: ['x'], linkedin: 'https://a.example' },
      { completeness: 60, next: 'profilePicture' },
    ],
  ];
  it.each(STEPS)('of a %s whose profile holds %j', async (role, fields, completeness) => {
    const browser = await signedIn(await member({ role }));
    await writeProfile(browser, fields);
    expect((await statsOf(browser)).profile).toEqual(completeness);
  });
});

describe('the own activity', () => {
  it('is told the latest first, by pages', async () => {
    const browser = await signedIn(await verified());
    expect((await activitiesOf(browser)).data.map(({ sentence }) => sentence)).toEqual(['You joined.']);
    await writeProfile(browser, { bio: 'New words' });
    const { data, meta } = await activitiesOf(browser);
    expect(data.map(({ sentence, href }) => [sentence, href])).toEqual([
      ['You updated your profile.', '/profile'],
      ['You joined.', null],
    ]);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 1, total: 2 });
    const second = await browser.send('/api/users/activities?pageSize=1&page=2');
    expect(bodyOf(second, activitiesAnswer).data).toEqual(data.slice(1));
  });

  it('names whom the person connected with', async () => {
    const [one, other] = [await signedIn(await member()), await signedIn(await member({ name: 'Noor Rahman' }))];
    const { profileId } = await ownProfile(other);
    expect((await one.post(api.connect(profileId), {})).status).toBe(200);
    const received =
      bodyOf(await other.send(api.connections({ list: 'received' })), connectionsAnswer).data[0]?._id ?? '';
    expect((await other.send(api.acceptConnection(received), { method: 'PUT' })).status).toBe(200);
    const [latest] = (await activitiesOf(one)).data;
    expect(latest).toMatchObject({
      sentence: 'You connected with Noor Rahman.',
      href: `/alumni/directory/${profileId}`,
    });
    expect(await statsOf(one)).toMatchObject({ connections: 1, pendingRequests: 0 });
  });

  it('is nobody else’s', async () => {
    const busy = await signedIn(await member());
    await writeProfile(busy, { bio: 'New words' });
    expect((await activitiesOf(await signedIn(await verified()))).data).toHaveLength(1);
  });
});
