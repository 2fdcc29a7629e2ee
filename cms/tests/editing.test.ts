// @databases one
import {
  announcementsAnswer,
  api,
  eventsAnswer,
  HOME_SLUG,
  pageAnswer,
  siteAnswer,
  teamMembersAnswer,
} from 'contracts';
import { afterEach, describe, expect, it } from 'vitest';

import { page, request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import {
  ANNOUNCEMENT,
  announcement,
  EVENT,
  event,
  PAGE,
  SETTING,
  SITE,
  TEAM_MEMBER,
  teamMember,
  unique,
} from './helpers/factories';
import { editor, owner } from './helpers/panel';

/** Asks until the answer comes out of the cache: the second time is enough, and the test says so when it is not. */
async function cached(path: string): Promise<string> {
  const first = await request(path);
  const etag = first.headers.get('etag') ?? '';
  const second = await request(path, { headers: { 'if-none-match': etag } });
  expect(second.status, `${path} answers 304 to its own ETag`).toBe(304);
  return etag;
}

describe('what an editor changes shows at the next request, however often it was asked before', () => {
  it('a team member, in the API and on the landing page', async () => {
    const [member] = bodyOf(await request(api.teamMembers()), teamMembersAnswer).data;
    if (!member) throw new Error('The demo has no team.');
    const etag = await cached(api.teamMembers());
    expect((await page('/')).text).toContain(member.name);

    const role = unique('Keeper of sparks');
    await editor.update(TEAM_MEMBER, member._id, { role });
    await editor.publish(TEAM_MEMBER, member._id);

    const answer = await request(api.teamMembers(), { headers: { 'if-none-match': etag } });
    expect(bodyOf(answer, teamMembersAnswer).data[0]?.role).toBe(role);
    expect(answer.headers.get('etag')).not.toBe(etag);
    expect((await page('/')).text).toContain(role);

    await editor.update(TEAM_MEMBER, member._id, { role: member.role });
    await editor.publish(TEAM_MEMBER, member._id);
    expect((await page('/')).text).not.toContain(role);
  });

  it('a photograph at another address: a shared-drive link, then none (site §4)', async () => {
    const id = 'demo-Photo_0001';
    const name = unique('Linked');
    const made = await teamMember({ name, photoUrl: `https://drive.google.com/file/d/${id}/view` });
    const shown = async () => {
      const { data } = bodyOf(await request(api.teamMembers()), teamMembersAnswer);
      return data.find(({ _id }) => _id === made.documentId)?.photo;
    };
    expect(await shown()).toEqual({
      url: `https://drive.google.com/thumbnail?id=${id}&sz=w1000`,
      alt: `Photograph of ${name}`,
    });
    await editor.update(TEAM_MEMBER, made.documentId, { photoUrl: 'na' });
    await editor.publish(TEAM_MEMBER, made.documentId);
    expect(await shown()).toBeNull();
    await editor.remove(TEAM_MEMBER, made.documentId);
  });

  it('an event: made, changed, hidden, removed', async () => {
    const path = api.events({ search: 'Comet night' });
    expect(bodyOf(await request(path), eventsAnswer).data).toEqual([]);
    const made = await event({ title: 'Comet night' });
    expect(bodyOf(await request(path), eventsAnswer).data).toHaveLength(1);
    expect((await page('/events?search=Comet+night')).text).toContain('Main hall');

    await editor.update(EVENT, made.documentId, { location: 'The roof' });
    expect(bodyOf(await request(path), eventsAnswer).data[0]?.location).toBe('The roof');
    expect((await page('/events?search=Comet+night')).text).toContain('The roof');

    await editor.update(EVENT, made.documentId, { isPublished: false });
    expect(bodyOf(await request(path), eventsAnswer).data).toEqual([]);
    await editor.update(EVENT, made.documentId, { isPublished: true });
    expect(bodyOf(await request(path), eventsAnswer).data).toHaveLength(1);
    await editor.remove(EVENT, made.documentId);
    expect(bodyOf(await request(path), eventsAnswer).data).toEqual([]);
  });

  it('an announcement: published, changed as a draft, published again, withdrawn', async () => {
    const read = async () => bodyOf(await request(api.announcements()), announcementsAnswer).data;
    const made = await announcement({ title: unique('Comet') });
    const shown = async () => (await read()).find(({ _id }) => _id === made.documentId)?.title;
    expect(await shown()).toBe(made.title);
    expect((await page('/announcements')).text).toContain(made.title);

    const title = unique('Meteor');
    await editor.update(ANNOUNCEMENT, made.documentId, { title });
    expect(await shown()).toBe(made.title);
    await editor.publish(ANNOUNCEMENT, made.documentId);
    expect(await shown()).toBe(title);
    expect((await page('/announcements')).text).toContain(title);

    await editor.unpublish(ANNOUNCEMENT, made.documentId);
    expect(await shown()).toBeUndefined();
    expect((await page('/announcements')).text).not.toContain(title);
  });

  it('the landing page', async () => {
    const { data } = bodyOf(await request(api.page(HOME_SLUG)), pageAnswer);
    await page('/');
    const title = unique('Landing');
    await editor.update(PAGE, data._id, { title });
    await editor.publish(PAGE, data._id);
    expect(bodyOf(await request(api.page(HOME_SLUG)), pageAnswer).data.title).toBe(title);
    expect((await page('/')).text).toContain(title);
    await editor.update(PAGE, data._id, { title: data.title });
    await editor.publish(PAGE, data._id);
  });

  describe('the site and its settings', () => {
    afterEach(() => owner.updateSingle(SETTING, { maxEventsPerPage: 10 }));

    it('the society’s name', async () => {
      const { name } = bodyOf(await request(api.site()), siteAnswer).data;
      await cached(api.site());
      const changed = unique('Comets');
      await editor.updateSingle(SITE, { name: changed });
      expect(bodyOf(await request(api.site()), siteAnswer).data.name).toBe(changed);
      expect((await page('/')).text).toContain(changed);
      await editor.updateSingle(SITE, { name });
    });

    it('how many events a page holds', async () => {
      await cached(api.events());
      await owner.updateSingle(SETTING, { maxEventsPerPage: 7 });
      const body = bodyOf(await request(api.events()), eventsAnswer);
      expect(body.meta.pagination.pageSize).toBe(7);
    });
  });
});
