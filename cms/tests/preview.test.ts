// @databases one
import { randomUUID } from 'node:crypto';

import { api, HOME_SLUG, pageAnswer, paths } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { Browser, type BrowserAnswer } from './helpers/browser';
import { request } from './helpers/client';
import { bodyOf, refusalOf } from './helpers/expectations';
import {
  announcement,
  ANNOUNCEMENT,
  composedPage,
  event,
  EVENT,
  FESTIVAL,
  PAGE,
  SITE,
  TEAM_MEMBER,
  teamMember,
  unique,
} from './helpers/factories';
import {
  asEditor,
  asOwner,
  DEMO_PASSWORD,
  editor,
  EDITOR_EMAIL,
  panelToken,
  type PanelDocument,
} from './helpers/panel';
import { demo, signedIn } from './helpers/people';

const PANEL_COOKIE = 'strapi_admin_refresh';

/** A browser that is signed in to the panel, as a device of its own: signing out ends no other test's session. */
async function panelBrowser(email = EDITOR_EMAIL, deviceId = randomUUID()): Promise<Browser> {
  const browser = new Browser();
  const answer = await browser.post('/admin/login', { email, password: DEMO_PASSWORD, deviceId });
  expect(answer.status, answer.text).toBe(200);
  expect(browser.cookies.get(PANEL_COOKIE)).toBeTruthy();
  return browser;
}

const previewOf = (path: string) => `${path}?preview=draft`;
const visit = (browser: Browser, path: string): Promise<BrowserAnswer> =>
  browser.send(path, { headers: { accept: 'text/html' } });

/** A published page whose draft says something else. */
async function pageWithDraft(): Promise<{ path: string; page: PanelDocument; secret: string }> {
  const page = await composedPage({ sections: [{ __component: 'sections.join', title: unique('Published') }] });
  const secret = unique('Secret draft');
  await editor.update(PAGE, page.documentId, { sections: [{ __component: 'sections.join', title: secret }] });
  return { path: paths.page(String(page.slug)), page, secret };
}

let panel: Browser;
beforeAll(async () => {
  panel = await panelBrowser();
});

describe('a draft, previewed', () => {
  it('is shown to the editor, to nobody else, and never kept', async () => {
    const { path, secret } = await pageWithDraft();
    const answer = await visit(panel, previewOf(path));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(secret);
    expect(answer.text).toMatch(/"isPreview":true/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    for (const address of [path, previewOf(path)]) {
      expect((await visit(new Browser(), address)).text).not.toContain(secret);
    }
    // Whoever may see drafts sees what is published where no draft is asked for.
    expect((await visit(panel, path)).text).not.toContain(secret);
    expect((await request(api.page(path.replace('/p/', '')))).text).not.toContain(secret);
  });

  it('may be framed by the panel, as nothing else of the portal may', async () => {
    const { path } = await pageWithDraft();
    const draft = await visit(panel, previewOf(path));
    expect(draft.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(draft.headers['x-frame-options']).toBe('SAMEORIGIN');
    for (const address of [path, '/', '/events']) {
      const { headers } = await visit(panel, address);
      expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], address).toBe('DENY');
    }
  });

  it('may never have been published', async () => {
    const secret = unique('Never published');
    const page = await composedPage(
      { sections: [{ __component: 'sections.join', title: secret }] },
      { published: false },
    );
    const path = paths.page(String(page.slug));
    expect((await visit(panel, previewOf(path))).text).toContain(secret);
    expect((await visit(new Browser(), path)).text).not.toContain(secret);
  });

  it('may be an announcement', async () => {
    const title = unique('Draft announcement');
    const made = await announcement({ title }, { published: false });
    const path = paths.announcement(made.documentId);
    expect((await visit(panel, previewOf(path))).text).toContain(title);
    expect((await visit(new Browser(), previewOf(path))).text).not.toContain(title);
  });

  it('may be somebody of the team, on the landing page', async () => {
    const { documentId } = await teamMember({}, { published: false });
    const { name } = await editor.read(TEAM_MEMBER, documentId);
    expect((await visit(panel, previewOf('/'))).text).toContain(name);
    for (const address of ['/', previewOf('/'), '/api/team-members?pageSize=100'])
      expect((await visit(new Browser(), address)).text, address).not.toContain(name);
    refusalOf(await request(`/api/team-members/${documentId}`), 404);
    await editor.remove(TEAM_MEMBER, documentId);
  });

  it('may be the landing page', async () => {
    const { data } = bodyOf(await request(api.page(HOME_SLUG)), pageAnswer);
    const title = unique('Landing draft');
    await editor.update(PAGE, data._id, { title });
    const answer = await visit(panel, previewOf('/'));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(title);
    expect((await visit(new Browser(), '/')).text).not.toContain(title);
    await editor.update(PAGE, data._id, { title: data.title });
    await editor.publish(PAGE, data._id);
  });
});

describe('a preview is refused, and leads to what is published,', () => {
  async function expectSentAway(browser: Browser): Promise<void> {
    const { path, secret } = await pageWithDraft();
    const answer = await visit(browser, previewOf(path));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(path);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).not.toContain(secret);
  }

  it('to visitors', () => expectSentAway(new Browser()));

  it('to members and admins of the portal', async () => {
    await expectSentAway(await signedIn(demo('admin')));
    await expectSentAway(await signedIn(demo('student')));
  });

  it('to whoever holds a cookie that is forged, or none of this panel', async () => {
    const real = panel.cookies.get(PANEL_COOKIE) ?? '';
    const [head, payload] = real.split('.');
    const forged = [
      'x',
      `${head}.${payload}.${'A'.repeat(43)}`,
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`,
      panelToken('editor'),
    ];
    for (const value of forged) {
      const browser = panel.copy();
      browser.cookies.set(PANEL_COOKIE, value);
      await expectSentAway(browser);
    }
  });

  it('to an editor who has signed out, with the cookie of before', async () => {
    const deviceId = randomUUID();
    const browser = await panelBrowser(EDITOR_EMAIL, deviceId);
    const before = browser.copy();
    const token = z
      .object({ data: z.object({ token: z.string() }) })
      .parse((await browser.post('/admin/access-token')).json).data.token;
    const answer = await browser.post('/admin/logout', { deviceId }, { authorization: `Bearer ${token}` });
    expect(answer.status, answer.text).toBe(200);
    await expectSentAway(before);
  });

  it('to a panel user who may not read the type, and to one who is no longer active', async () => {
    const created = z.object({ data: z.object({ id: z.number() }) });
    const post = async (path: string, json: object) => {
      const answer = await asOwner(path, { method: 'POST', json });
      expect(answer.status, answer.text).toBe(201);
      return created.parse(answer.json).data.id;
    };
    const role = await post('/admin/roles', { name: unique('Reader of nothing'), description: '' });
    const [editorRole] = z
      .object({ data: z.array(z.object({ id: z.number(), code: z.string() })) })
      .parse((await asOwner('/admin/roles')).json)
      .data.filter(({ code }) => code === 'strapi-editor');
    const email = `${unique('reader').replace(' ', '.')}@example.org`;
    const person = { firstname: 'Nila', lastname: 'Rao', email };
    const id = await post('/admin/users', { ...person, roles: [role] });
    const change = async (json: object) => {
      const answer = await asOwner(`/admin/users/${id}`, { method: 'PUT', json });
      expect(answer.status, answer.text).toBe(200);
    };
    await change({ password: DEMO_PASSWORD, isActive: true });
    const browser = await panelBrowser(email);
    await expectSentAway(browser);

    await change({ roles: [editorRole?.id] });
    const { path, secret } = await pageWithDraft();
    expect((await visit(browser, previewOf(path))).text).toContain(secret);
    await change({ isActive: false });
    await expectSentAway(browser);
  });

  it('keeps the rest of the address', async () => {
    const answer = await visit(new Browser(), '/events?page=2&preview=draft&search=idea');
    expect(answer.headers.location).toBe('/events?page=2&search=idea');
  });
});

describe('the panel’s preview button', () => {
  const urlAnswer = z.object({ data: z.object({ url: z.string().optional() }) });
  const addressOf = async (uid: string, query: Record<string, string> = {}) => {
    const answer = await asEditor(`/content-manager/preview/url/${uid}?${new URLSearchParams(query).toString()}`);
    if (answer.status === 204) return undefined;
    expect(answer.status, answer.text).toBe(200);
    return urlAnswer.parse(answer.json).data.url;
  };

  it('opens the draft of a page, or what is published', async () => {
    const { page, path } = await pageWithDraft();
    const { documentId } = page;
    expect(await addressOf(PAGE, { documentId, status: 'draft' })).toBe(previewOf(path));
    expect(await addressOf(PAGE, { documentId, status: 'published' })).toBe(path);
  });

  it('opens the landing page and the festival’s at their own addresses', async () => {
    const { data } = bodyOf(await request(api.page(HOME_SLUG)), pageAnswer);
    expect(await addressOf(PAGE, { documentId: data._id, status: 'draft' })).toBe('/?preview=draft');
    expect(await addressOf(SITE)).toBe('/');
    expect(await addressOf(FESTIVAL)).toBe('/innokshetra');
  });

  it('opens the team’s section with the draft of somebody', async () => {
    const { documentId } = await teamMember({}, { published: false });
    expect(await addressOf(TEAM_MEMBER, { documentId, status: 'draft' })).toBe('/?preview=draft#team');
    await editor.remove(TEAM_MEMBER, documentId);
  });

  it('opens an announcement, and an event where the calendar lists it', async () => {
    const draft = await announcement({}, { published: false });
    const { documentId } = draft;
    expect(await addressOf(ANNOUNCEMENT, { documentId })).toBe(previewOf(paths.announcement(documentId)));
    expect(await addressOf(ANNOUNCEMENT, { documentId, status: 'published' })).toBeUndefined();
    const shown = await event();
    expect(await addressOf(EVENT, { documentId: shown.documentId })).toBe(
      paths.events({ search: String(shown.title) }),
    );
    const hidden = await event({ isPublished: false });
    expect(await addressOf(EVENT, { documentId: hidden.documentId })).toBeUndefined();
  });
});
