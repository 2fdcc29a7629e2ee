// @databases both
import {
  announcementAnswer,
  announcementsAnswer,
  api,
  RECENT_ANNOUNCEMENTS,
  richTextToPlain,
  type AnnouncementDetail,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { page, request } from './helpers/client';
import { inDatabase } from './helpers/database';
import { bodyOf, expectRefused, refusalOf } from './helpers/expectations';
import { ANNOUNCEMENT, announcement, textOf, unique } from './helpers/factories';
import { asEditor, editor } from './helpers/panel';

const PANEL = `/content-manager/collection-types/${ANNOUNCEMENT}`;

const read = async (id: string): Promise<AnnouncementDetail> =>
  bodyOf(await request(api.announcement(id)), announcementAnswer).data;

/** Ids of the newest announcements. */
const newest = async (): Promise<string[]> =>
  bodyOf(await request('/api/announcements?pageSize=100'), announcementsAnswer).data.map(({ _id }) => _id);

/** Puts the first publication of an announcement into the past. */
const publishedDaysAgo = (documentId: string, days: number) =>
  inDatabase((database) =>
    database('announcements')
      .where({ document_id: documentId })
      .update({ announced_at: new Date(Date.now() - days * 86_400_000) }),
  );

describe('an announcement', () => {
  it('is read whole under its address, and by its beginning in lists', async () => {
    const words = 'The hall is open on Sunday. '.repeat(60);
    const description = [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'When' }] },
      ...textOf(words),
      {
        type: 'list',
        format: 'ordered',
        children: [{ type: 'list-item', children: [{ type: 'text', text: 'Come' }] }],
      },
    ];
    const made = await announcement({ category: 'academic', description });
    const one = await read(made.documentId);
    expect(one).toMatchObject({ title: made.title, category: 'academic', description });
    const list = bodyOf(await request(api.announcements({ category: 'academic' })), announcementsAnswer).data;
    const listed = list.find(({ _id }) => _id === made.documentId);
    expect(listed?.content).toMatch(/^The hall is open on Sunday\. .*…$/);
    expect(listed?.content.length).toBeLessThanOrEqual(301);
  });

  it.each(['nobody', '1', 'recentt', 'a'.repeat(300)])('that does not exist is not found: %s', async (id) => {
    expect(refusalOf(await request(api.announcement(id)), 404).msg).toBe('Announcement not found');
  });

  it('that is a draft is not found', async () => {
    const draft = await announcement({}, { published: false });
    refusalOf(await request(api.announcement(draft.documentId)), 404);
    expect(await newest()).not.toContain(draft.documentId);
  });

  it('is gone when it is unpublished, and when it is deleted', async () => {
    const [one, other] = [await announcement(), await announcement()];
    await read(one.documentId);
    await read(other.documentId);
    await editor.unpublish(ANNOUNCEMENT, one.documentId);
    await editor.remove(ANNOUNCEMENT, other.documentId);
    refusalOf(await request(api.announcement(one.documentId)), 404);
    refusalOf(await request(api.announcement(other.documentId)), 404);
  });
});

describe('the recent announcements', () => {
  it('are the five newest', async () => {
    await announcement();
    const recent = bodyOf(await request(api.recentAnnouncements()), announcementsAnswer).data;
    expect(recent).toHaveLength(RECENT_ANNOUNCEMENTS);
    expect(recent.map(({ _id }) => _id)).toEqual((await newest()).slice(0, RECENT_ANNOUNCEMENTS));
  });
});

describe('an announcement’s date is that of its first publication', () => {
  it('not that of its draft', async () => {
    const draft = await announcement({}, { published: false });
    const other = await announcement();
    await editor.publish(ANNOUNCEMENT, draft.documentId);
    expect((await newest()).slice(0, 2)).toEqual([draft.documentId, other.documentId]);
  });

  it('and stays, with its place in the list, when it is published again', async () => {
    const old = await announcement();
    const young = await announcement();
    await publishedDaysAgo(old.documentId, 3);
    const { createdAt } = await read(young.documentId);
    await editor.update(ANNOUNCEMENT, young.documentId, { title: unique('Announcement') });
    await editor.publish(ANNOUNCEMENT, young.documentId);
    await editor.update(ANNOUNCEMENT, old.documentId, { title: unique('Announcement') });
    await editor.publish(ANNOUNCEMENT, old.documentId);
    expect((await read(young.documentId)).createdAt).toBe(createdAt);
    const list = await newest();
    expect(list[0]).toBe(young.documentId);
    expect(list).toContain(old.documentId);
  });

  it('and stays when it is taken back and published once more', async () => {
    const made = await announcement();
    const { createdAt } = await read(made.documentId);
    await editor.unpublish(ANNOUNCEMENT, made.documentId);
    await editor.publish(ANNOUNCEMENT, made.documentId);
    expect((await read(made.documentId)).createdAt).toBe(createdAt);
  });

  it('and stays when its draft is thrown away', async () => {
    const made = await announcement();
    const { createdAt } = await read(made.documentId);
    await editor.update(ANNOUNCEMENT, made.documentId, { title: unique('Announcement') });
    expectOk(await asEditor(`${PANEL}/${made.documentId}/actions/discard`, { method: 'POST', json: {} }));
    await editor.publish(ANNOUNCEMENT, made.documentId);
    expect((await read(made.documentId)).createdAt).toBe(createdAt);
  });

  it('of its own, for a copy', async () => {
    const made = await announcement();
    await publishedDaysAgo(made.documentId, 3);
    const title = unique('Copy');
    const answer = await asEditor(`${PANEL}/clone/${made.documentId}`, { method: 'POST', json: { title } });
    const { documentId } = (answer.json as { data: { documentId: string } }).data;
    await editor.publish(ANNOUNCEMENT, documentId);
    expect((await newest())[0]).toBe(documentId);
  });

  it('which no editor sets, nor the beginning of the text', async () => {
    const made = await announcement();
    await editor.update(ANNOUNCEMENT, made.documentId, {
      announcedAt: '2001-01-01T00:00:00.000Z',
      excerpt: 'Other words',
    });
    await editor.publish(ANNOUNCEMENT, made.documentId);
    const listed = bodyOf(await request('/api/announcements?pageSize=5'), announcementsAnswer).data;
    expect(listed[0]).toMatchObject({ _id: made.documentId, content: 'The hall is open on Sunday.' });
  });
});

describe('what an editor enters as text', () => {
  const save = (description: unknown) =>
    asEditor(PANEL, { method: 'POST', json: { title: unique('Announcement'), category: 'general', description } });
  const withLink = (url: unknown) => [
    { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'here' }] }] },
  ];

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    'ftp://evil.example',
  ])('has no link to %j, and is told which (security matrix 18)', async (url) => {
    const answer = await save(withLink(url));
    expectRefused(answer);
    expect(answer.text).toMatch(/The link “here” in “Text” is not usable/);
  });

  it('may link to what is safe', async () => {
    expectOk(await save(withLink('https://example.com/a?b=c#d')));
  });

  it('has no picture from elsewhere', async () => {
    const image = { url: 'https://evil.example/x.gif', name: 'x', width: 1, height: 1, hash: 'x', ext: '.gif' };
    const rest = { mime: 'image/gif', size: 1, provider: 'local', createdAt: 'x', updatedAt: 'x' };
    const answer = await save([
      { type: 'image', image: { ...image, ...rest }, children: [{ type: 'text', text: '' }] },
    ]);
    expectRefused(answer);
    expect(answer.text).toContain('media library');
  });

  it('may be blank in a draft, and not when it is published', async () => {
    const draft = await announcement({ description: textOf(' ') }, { published: false });
    const answer = await asEditor(`${PANEL}/${draft.documentId}/actions/publish`, { method: 'POST', json: {} });
    expectRefused(answer);
    expect(answer.text).toContain('Please enter a text');
  });

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '</script>'])(
    'stays text on the pages: %s',
    async (payload) => {
      const made = await announcement({ title: `${unique('T')} ${payload}`, description: textOf(payload) });
      expect(richTextToPlain((await read(made.documentId)).description)).toBe(payload);
      for (const path of ['/announcements', `/announcements/${made.documentId}`]) {
        const { text } = await page(path);
        expect(text).toContain(made.documentId);
        expect(text).not.toContain(payload === '</script>' ? '</script></' : payload);
      }
      await editor.remove(ANNOUNCEMENT, made.documentId);
    },
  );
});

function expectOk(answer: { status: number; text: string }): void {
  expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(300);
}
