// @databases one
import { api, HOME_SLUG, pageAnswer, siteAnswer } from 'contracts';
import { describe, expect, it } from 'vitest';

import { request, type Answer } from './helpers/client';
import { bodyOf, expectRefused } from './helpers/expectations';
import { composedPage, event, EVENT, inDays, PAGE, SETTING, SITE, TEAM_MEMBER, unique } from './helpers/factories';
import { asEditor, asOwner, editor } from './helpers/panel';

const put = (path: string, json: unknown): Promise<Answer> => asEditor(path, { method: 'PUT', json });

/** A refusal that the panel shows under the form: it must say something to a person. */
function expectSentence(answer: Answer): void {
  expectRefused(answer);
  expect(answer.text).toMatch(/"message":"[^"]{10,}"/);
}

describe('settings', () => {
  it.each([
    { maxEventsPerPage: 4 },
    { maxEventsPerPage: 51 },
    { maxEventsPerPage: 10.5 },
    { maxUsersPerPage: 9 },
    { maxUsersPerPage: 101 },
    { timeZone: 'Mars/Olympus' },
    { currency: 'XXX' },
    { siteName: '' },
    { siteName: 'x'.repeat(10_000) },
  ])('out of their range are refused with a sentence: case %#', async (fields) => {
    expectSentence(await asOwner(`/content-manager/single-types/${SETTING}`, { method: 'PUT', json: fields }));
  });

  it('keep what they were after a refusal', async () => {
    await asOwner(`/content-manager/single-types/${SETTING}`, { method: 'PUT', json: { timeZone: 'Mars/Olympus' } });
    expect(bodyOf(await request(api.site()), siteAnswer).data.settings.timeZone).toBe('Asia/Kolkata');
  });
});

describe('a link', () => {
  const unsafe = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ];

  it.each(unsafe)('that is unsafe is refused on an event: %s', async (registrationLink) => {
    const made = await event();
    expectSentence(await put(`/content-manager/collection-types/${EVENT}/${made.documentId}`, { registrationLink }));
  });

  it.each(unsafe)('that is unsafe is refused on a team member: %s', async (linkedin) => {
    const json = { name: unique('Member'), role: 'Secretary', linkedin };
    expectSentence(await asEditor(`/content-manager/collection-types/${TEAM_MEMBER}`, { method: 'POST', json }));
  });

  it.each(unsafe)('that is unsafe is refused in a menu: %s', async (href) => {
    expectSentence(await put(`/content-manager/single-types/${SITE}`, { mainMenu: [{ label: 'Home', href }] }));
  });

  it.each(unsafe)('that is unsafe is refused in a text deep inside a page: %s', async (url) => {
    const body = [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'here' }] }] }];
    const sections = [{ __component: 'sections.rich-text', title: 'Terms', body }];
    const json = { title: unique('Page'), slug: unique('page').replace(' ', '-').toLowerCase(), sections };
    const answer = await asEditor(`/content-manager/collection-types/${PAGE}`, { method: 'POST', json });
    expectSentence(answer);
    expect(answer.text).toContain('The link “here”');
  });

  it.each(['https://example.com/a?b=c#d', 'mailto:hello@example.com', '/events', '#team'])(
    'that is safe is taken: %s',
    async (registrationLink) => {
      const made = await event({ registrationLink });
      expect(made.registrationLink).toBe(registrationLink);
    },
  );
});

describe('an event', () => {
  it('cannot end before it starts', async () => {
    const made = await event();
    const fields = { startsAt: inDays(2), endsAt: inDays(1) };
    expectSentence(await put(`/content-manager/collection-types/${EVENT}/${made.documentId}`, fields));
  });
});

describe('the landing page', () => {
  const home = async () => bodyOf(await request(api.page(HOME_SLUG)), pageAnswer).data;
  const path = `/content-manager/collection-types/${PAGE}`;

  it('can be neither deleted, unpublished nor renamed', async () => {
    const { _id } = await home();
    expectSentence(await asEditor(`${path}/${_id}`, { method: 'DELETE' }));
    expectSentence(await asEditor(`${path}/${_id}/actions/unpublish`, { method: 'POST', json: {} }));
    expectSentence(await put(`${path}/${_id}`, { slug: 'away' }));
    expectSentence(await asEditor(`${path}/actions/bulkDelete`, { method: 'POST', json: { documentIds: [_id] } }));
    expectSentence(await asEditor(`${path}/actions/bulkUnpublish`, { method: 'POST', json: { documentIds: [_id] } }));
    expect((await home())._id).toBe(_id);
  });

  it('keeps its slug for itself, and other pages can go', async () => {
    expectRefused(await asEditor(path, { method: 'POST', json: { title: 'Home', slug: HOME_SLUG } }));
    const other = await composedPage();
    await editor.unpublish(PAGE, other.documentId);
    await editor.remove(PAGE, other.documentId);
  });
});
