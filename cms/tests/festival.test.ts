// @databases one
import { api, FESTIVAL_SLUG, HOME_SLUG, pageAnswer, type FestivalMode, type Section } from 'contracts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { request } from './helpers/client';
import { bodyOf, expectRefused } from './helpers/expectations';
import { FESTIVAL, PAGE, unique } from './helpers/factories';
import { asEditor, editor, type PanelDocument } from './helpers/panel';

const DAYS = { startsOn: '2031-09-14', endsOn: '2031-09-16' };
const REGISTER = 'https://example.com/innokshetra/register';

const set = (fields: object): Promise<PanelDocument> => editor.updateSingle(FESTIVAL, fields);
const switchTo = (mode: FestivalMode) => set({ mode });
const pageOf = async (slug: string) => bodyOf(await request(api.page(slug)), pageAnswer).data;
const sectionsOf = async (slug: string) => (await pageOf(slug)).sections;
const namesOf = (sections: readonly Section[]) => sections.map(({ component }) => component);

const LANDING = [
  ...['sections.hero', 'sections.about', 'sections.upcoming-events', 'sections.event-cards'],
  ...['sections.spotlight', 'sections.team', 'sections.contact'],
];

afterAll(() => set({ mode: 'banner', name: 'Innokshetra', registerUrl: REGISTER, ...DAYS }));

describe('the festival’s switch (design §8), at the next request', () => {
  it('off: the landing page is its own', async () => {
    await switchTo('off');
    expect(namesOf(await sectionsOf(HOME_SLUG))).toEqual(LANDING);
  });

  it('banner: one section more, right after the opening, with the festival’s own words and days', async () => {
    const bannerText = unique('Come');
    await set({ mode: 'banner', bannerText, registerUrl: REGISTER, ...DAYS });
    const sections = await sectionsOf(HOME_SLUG);
    expect(namesOf(sections)).toEqual(['sections.hero', 'sections.festival-banner', ...LANDING.slice(1)]);
    expect(sections[1]).toMatchObject({
      text: bannerText,
      festival: { name: 'Innokshetra', ...DAYS, registerHref: REGISTER },
    });
  });

  it('takeover: the festival’s sections come first, then what only the landing page has', async () => {
    await switchTo('takeover');
    const sections = await sectionsOf(HOME_SLUG);
    const festival = await sectionsOf(FESTIVAL_SLUG);
    expect(sections.slice(0, festival.length)).toEqual(festival);
    expect(namesOf(sections.slice(festival.length))).toEqual([
      'sections.about',
      'sections.event-cards',
      'sections.spotlight',
    ]);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
  });

  it('takes nothing over while the festival’s page is out of sight, which is a 404 itself then', async () => {
    const { _id } = await pageOf(FESTIVAL_SLUG);
    await switchTo('takeover');
    await editor.unpublish(PAGE, _id);
    expect((await request(api.page(FESTIVAL_SLUG))).status).toBe(404);
    expect(namesOf(await sectionsOf(HOME_SLUG))).toEqual(LANDING);
    await editor.publish(PAGE, _id);
    expect(namesOf(await sectionsOf(HOME_SLUG))[0]).toBe('sections.festival-hero');
  });

  it('shows a change of the festival’s page on the landing page that it took over', async () => {
    await switchTo('takeover');
    const { _id } = await pageOf(FESTIVAL_SLUG);
    await sectionsOf(HOME_SLUG);
    const stored = await editor.read(PAGE, _id);
    const join = { __component: 'sections.join', title: unique('Join') };
    await editor.update(PAGE, _id, { sections: [...(stored.sections as object[]), join] });
    await editor.publish(PAGE, _id);
    expect(await sectionsOf(HOME_SLUG)).toContainEqual(expect.objectContaining({ title: join.title }));
    await editor.update(PAGE, _id, { sections: stored.sections });
    await editor.publish(PAGE, _id);
  });

  it('tells the festival’s opening its name, days and registration link; no link hides the button', async () => {
    const name = unique('Innokshetra');
    await set({ name, registerUrl: null, ...DAYS });
    const [opening] = await sectionsOf(FESTIVAL_SLUG);
    expect(opening).toMatchObject({
      component: 'sections.festival-hero',
      festival: { name, ...DAYS, registerHref: null },
    });
  });
});

describe('what an editor enters for the festival', () => {
  const put = (json: object) => asEditor(`/content-manager/single-types/${FESTIVAL}`, { method: 'PUT', json });
  afterEach(() => set({ registerUrl: REGISTER, ...DAYS }));

  it('cannot end before it starts, whichever of the two changes', async () => {
    await set(DAYS);
    for (const fields of [
      { startsOn: '2031-09-16', endsOn: '2031-09-14' },
      { startsOn: '2031-09-17' },
      { endsOn: '2031-09-13' },
    ]) {
      const answer = await put(fields);
      expectRefused(answer);
      expect(answer.text).toContain('The festival ends before it starts.');
    }
    expect((await put({ startsOn: '2031-09-16' })).status).toBe(200);
  });

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
    'has no unsafe registration link: %s',
    async (registerUrl) => expectRefused(await put({ registerUrl })),
  );

  it.each([{ mode: 'always' }, { startsOn: 'tomorrow' }, { startsOn: null }, { bannerText: 'x'.repeat(161) }])(
    'is refused out of its range: case %#',
    async (fields) => expectRefused(await put(fields)),
  );
});

describe('the festival’s page', () => {
  const path = `/content-manager/collection-types/${PAGE}`;

  it('can be neither deleted nor renamed, nor its address taken', async () => {
    const { _id } = await pageOf(FESTIVAL_SLUG);
    expectRefused(await asEditor(`${path}/${_id}`, { method: 'DELETE' }));
    expectRefused(await asEditor(`${path}/actions/bulkDelete`, { method: 'POST', json: { documentIds: [_id] } }));
    expectRefused(await asEditor(`${path}/${_id}`, { method: 'PUT', json: { slug: 'away' } }));
    expectRefused(await asEditor(path, { method: 'POST', json: { title: 'Second', slug: FESTIVAL_SLUG } }));
    expect((await pageOf(FESTIVAL_SLUG))._id).toBe(_id);
  });
});
