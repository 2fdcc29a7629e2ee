// @databases both
import { api, personAnswer, spotlightAnswer, type Spotlight } from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { page, request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { newMember, type Member } from './helpers/members';
import { asEditor, editor } from './helpers/panel';
import { changeInPanel } from './helpers/people';
import { writeProfile } from './helpers/profiles';

const SPOTLIGHT = 'api::spotlight.spotlight';
const RELATION = `/content-manager/relations/${SPOTLIGHT}/profile`;

let asha: Member;
beforeEach(async () => {
  asha = await newMember({
    spotlightOptIn: true,
    company: 'Kestrel Labs',
    linkedin: 'https://example.com/in/asha',
    phone: '+91 11111 22222',
    location: 'Pune',
  });
});

/** Whom the public sees. */
async function presented(): Promise<Spotlight[]> {
  return bodyOf(await request(api.spotlight()), spotlightAnswer).data;
}
const find = async ({ profileId }: Member) => (await presented()).find(({ _id }) => _id === profileId);

const choose = (member: Member) =>
  editor.create(SPOTLIGHT, {
    quote: 'It began here.',
    order: 1,
    profile: { connect: [{ documentId: member.profileId }] },
  });

describe('the spotlight', () => {
  it('presents whom an editor chose, with what they show and nothing else', async () => {
    await choose(asha);
    expect(await find(asha)).toMatchObject({
      name: asha.name,
      company: 'Kestrel Labs',
      quote: 'It began here.',
      linkedin: 'https://example.com/in/asha',
    });
    const { text } = await request(api.spotlight());
    for (const hidden of ['+91 11111 22222', asha.email, 'Pune']) expect(text).not.toContain(hidden);
  });

  it.each<[string, (member: Member) => Promise<unknown>]>([
    ['do not agree any more', (member) => writeProfile(member.browser, { spotlightOptIn: false })],
    ['are blocked', async (member) => changeInPanel(await accountOf(member), { blocked: true })],
    ['have not verified their address', async (member) => changeInPanel(await accountOf(member), { confirmed: false })],
  ])('drops at the next request those who %s', async (_name, change) => {
    await choose(asha);
    expect(await find(asha)).toBeDefined();
    await change(asha);
    expect(await find(asha)).toBeUndefined();
  });

  it('hides the links of those who hide them', async () => {
    await choose(asha);
    await hideLinks(asha);
    expect((await find(asha))?.linkedin).toBeNull();
  });

  it('is kept like any public answer', async () => {
    await choose(asha);
    await presented();
    const etag = (await page(api.spotlight())).headers.get('etag') ?? '';
    expect((await page(api.spotlight(), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('an editor', () => {
  it('may choose nobody who did not agree', async () => {
    const ravi = await newMember();
    await expect(choose(ravi)).rejects.toThrow(/agreed/);
    const student = await newMember({ role: 'student', spotlightOptIn: true });
    await expect(choose(student)).rejects.toThrow(/agreed/);
  });

  it('is offered the names of those who agreed, and nothing else of anybody', async () => {
    const ravi = await newMember({ name: 'Ravi Unasked' });
    const offered = async (query: string) => {
      const answer = await asEditor(`${RELATION}?pageSize=100&${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer;
    };
    const own = await offered(`_q=${encodeURIComponent(asha.name)}`);
    expect(own.text).toContain(asha.profileId);
    for (const query of ['', '_q=Ravi', `_q=${encodeURIComponent('Pune')}`]) {
      const { text } = await offered(query);
      for (const hidden of [
        ravi.profileId,
        'Ravi Unasked',
        '+91 11111 22222',
        'Kestrel Labs',
        'spotlightOptIn',
        asha.email,
      ])
        expect(text).not.toContain(hidden);
    }
    const list = await asEditor('/content-manager/collection-types/api::profile.profile?pageSize=100');
    expect(list.text).not.toContain('Kestrel Labs');
    expect(list.text).not.toContain(ravi.profileId);
  });
});

async function accountOf({ browser }: Member): Promise<string> {
  return ((await browser.send(api.me())).json as { _id: string })._id;
}

async function hideLinks(member: Member): Promise<void> {
  const { privacySettings } = await writeProfile(member.browser, {});
  await writeProfile(member.browser, { privacySettings: { ...privacySettings, showSocialLinks: false } });
  bodyOf(await member.browser.send(api.person(member.profileId)), personAnswer);
}
