// @databases both
import { extendedApp } from 'cli';
import { collectionAnswer, collectionRecordAnswer, messages, pageAnswer, type CollectionPage } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { page, request } from '../helpers/client';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { EDITOR_EMAIL, OWNER_EMAIL } from '../helpers/panel';
import { panelOf, sentenceOf } from './panel';

const SPONSOR = 'api::sponsor.sponsor';
const OFFER = 'api::offer.offer';
const CANTEEN = 'api::canteen.canteen';
const PAGE = 'api::page.page';

/** What is public of a sponsor in these tests, and what somebody called public though it must not be. */
const PUBLIC = [
  'name',
  'level',
  'pitch',
  'terms',
  'website',
  'since',
  'employees',
  'perks',
  'parts',
  'events',
  'offers',
];
const NEVER = ['portalPassword', 'noSuchField'];
/** Values of fields that nobody made public. */
const SECRETS = ['hush-password', 'hidden@sponsor.example', '4711471147', 'Hidden City', 'hidden-slug'];

let server: OwnServer;
let owner: Awaited<ReturnType<typeof panelOf>>;
let editor: typeof owner;
let kestrel: string;
let offer: string;
const app = extendedApp();

const read = (path: string) => request(path, { url: server.url });
const list = async (query = ''): Promise<CollectionPage> =>
  bodyOf(await read(`/api/c/sponsors${query}`), collectionAnswer);
const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
const sponsor = (fields: object) => ({ ...SPONSORED, ...fields });
const SPONSORED = {
  portalPassword: 'hush-password',
  contact: 'hidden@sponsor.example',
  ledgerNumber: '4711471147',
  address: { city: 'Hidden City' },
};

beforeAll(async () => {
  server = await startOwnServer('demo', () => Promise.resolve(), app.folder);
  owner = await panelOf(server.url, OWNER_EMAIL);
  editor = await panelOf(server.url, EDITOR_EMAIL, owner.rowOf);
});
afterAll(async () => {
  await server.stop();
  app.remove();
});

describe('pages of a type that somebody made', () => {
  it('are not there until they are switched on, which waits for something public', async () => {
    refusalOf(await read('/api/c/sponsors'), 404);
    expect((await page('/c/sponsors', { url: server.url })).status).toBe(404);
    expect(sentenceOf(await editor.set(SPONSOR, { hasPages: true }))).toContain('No field of “Sponsors” is public');
  });

  it('are an editor’s to switch on and to name; what is public is not', async () => {
    expect((await owner.set(SPONSOR, { publicFields: [...PUBLIC, ...NEVER] })).status).toBe(200);
    const changed = await editor.set(SPONSOR, { hasPages: true, title: 'Our sponsors', publicFields: ['contact'] });
    expect(changed.status).toBe(200);
    expect(sentenceOf(await owner.set(SPONSOR, { type: OFFER }))).toContain('stays what it is');
    const { collection } = (await list()).meta;
    expect(collection).toMatchObject({ title: 'Our sponsors', titleField: 'name', isSingle: false });
    expect(collection.fields.map(({ name }) => name)).toEqual(PUBLIC);
  });

  it('are chosen for a block by their titles', async () => {
    const { json } = await editor.call('/content-manager/relations/sections.collection/collection');
    expect(json).toHaveProperty(
      'results',
      expect.arrayContaining([expect.objectContaining({ title: 'Our sponsors' })]),
    );
  });

  it('stand in menus like any other', async () => {
    await editor.fill('api::site.site', { mainMenu: [{ label: 'Who supports us', href: '/c/sponsors' }] });
    expect((await page('/', { url: server.url })).text).toMatch(/href="\/c\/sponsors"[^>]*>Who supports us/);
  });

  it('say of a record what each value is', async () => {
    const events = (await owner.call('/content-manager/collection-types/api::event.event?pageSize=1')).json as {
      results: { documentId: string }[];
    };
    const made = await owner.create(
      SPONSOR,
      sponsor({
        name: 'Kestrel Labs',
        slug: 'hidden-slug',
        pitch: 'We build.',
        terms:
          '# Terms\n\n**Two** <b>raw</b> [more](https://more.example) [bad](javascript:alert(1))\n\n<script>alert(1)</script>',
        website: 'https://kestrel.example',
        level: 'in-kind',
        since: '2020-02-01',
        employees: 12,
        perks: [{ title: 'Booth', value: 3 }],
        parts: [{ __component: 'made.quote', words: 'Nice.', by: 'Asha' }],
        events: { connect: events.results.map(({ documentId }) => ({ documentId })) },
      }),
    );
    kestrel = made.documentId;
    const { values, title } = bodyOf(await read(`/api/c/sponsors/${kestrel}`), collectionRecordAnswer).data;
    expect(title).toBe('Kestrel Labs');
    expect(values).toMatchObject({
      level: { kind: 'choice', text: 'In kind' },
      pitch: { kind: 'longText', text: 'We build.' },
      website: { kind: 'link', text: 'https://kestrel.example' },
      since: { kind: 'date', at: '2020-02-01' },
      employees: { kind: 'number', number: 12 },
      perks: { kind: 'parts', parts: [{ label: 'Perk', values: [{ label: 'Title' }, { label: 'Value' }] }] },
      parts: { kind: 'parts', parts: [{ label: 'Quote' }] },
      events: { kind: 'relation', links: [{ href: expect.stringMatching(/^\/events\/\w+$/) as string }] },
    });
    expect(JSON.stringify(values['terms'])).toContain('"bold":true');
    expect(JSON.stringify(values['terms'])).not.toMatch(/javascript:|script|<b>/);
  });

  it('show of a part what is public of it alone, the next moment', async () => {
    const some = PUBLIC.flatMap((name) =>
      name === 'perks' ? 'perks.title' : name === 'parts' ? ['parts.made.quote.by', 'parts.made.perk.value'] : name,
    );
    await owner.set(SPONSOR, { publicFields: some });
    const { data, meta } = bodyOf(await read(`/api/c/sponsors/${kestrel}`), collectionRecordAnswer);
    expect(meta.collection.fields.map(({ name }) => name)).toEqual(PUBLIC);
    expect(data.values['perks']).toMatchObject({ parts: [{ values: [{ name: 'title' }] }] });
    expect(data.values['parts']).toMatchObject({ parts: [{ label: 'Quote', values: [{ name: 'by' }] }] });
    expect(JSON.stringify(data.values)).not.toMatch(/Nice\.|"number":3/);
    await owner.set(SPONSOR, { publicFields: PUBLIC });
    expect((await read(`/api/c/sponsors/${kestrel}`)).text).toContain('Nice.');
  });

  it('show of relations what is published and has a page of its own, and nothing else', async () => {
    const made = await owner.create(OFFER, { title: 'Ten percent', sponsor: { connect: [{ documentId: kestrel }] } });
    offer = made.documentId;
    const offers = async () => (await list()).data[0]?.values['offers'];
    expect(await offers()).toBeUndefined();
    await owner.publish(OFFER, offer);
    expect(await offers()).toBeUndefined();
    await owner.set(OFFER, { publicFields: ['title'], hasPages: true });
    expect(await offers()).toEqual({ kind: 'relation', links: [{ label: 'Ten percent', href: `/c/offers/${offer}` }] });
  });

  it('never show a draft', async () => {
    await owner.create(OFFER, { title: 'Unpublished', sponsor: { connect: [{ documentId: kestrel }] } });
    await owner.update(OFFER, offer, { title: 'Ten percent, soon twenty' });
    for (const path of ['/api/c/offers', '/api/c/sponsors', `/api/c/offers/${offer}`, '/c/offers', '/sitemap.xml']) {
      expect((await read(path)).text).not.toMatch(/Unpublished|twenty/);
    }
  });

  it('are searched, put in order and filtered by what is public', async () => {
    await owner.create(
      SPONSOR,
      sponsor({ name: 'Banyan Capital', level: 'gold', since: '2019-01-01', employees: 900 }),
    );
    await owner.create(
      SPONSOR,
      sponsor({ name: 'Monsoon Robotics', level: 'gold', since: '2021-01-01', employees: 3 }),
    );
    expect(await titles('')).toEqual(['Banyan Capital', 'Kestrel Labs', 'Monsoon Robotics']);
    expect(await titles('?by=-since')).toEqual(['Monsoon Robotics', 'Kestrel Labs', 'Banyan Capital']);
    expect(await titles('?sort=employees:desc')).toEqual(['Banyan Capital', 'Kestrel Labs', 'Monsoon Robotics']);
    expect(await titles('?search=ROBOT+mons')).toEqual(['Monsoon Robotics']);
    expect(await titles('?filters[level]=gold&filters[employees][$gte]=10')).toEqual(['Banyan Capital']);
    expect(await titles('?filters[since][$lte]=2020-02-01&pageSize=1&page=2')).toEqual(['Kestrel Labs']);
  });

  it('are found by the words of public fields alone, from the moment on in which these are public', async () => {
    const { documentId } = await owner.create(
      SPONSOR,
      sponsor({ name: 'Heron Ferries', pitch: 'walnut', terms: 'filbert' }),
    );
    const found = async (...words: string[]) => Promise.all(words.map((word) => titles(`?search=${word}`)));
    const one = ['Heron Ferries'];
    expect(await found('walnut', 'filbert', 'walnut+heron', 'walnut+banyan')).toEqual([one, one, one, []]);
    await owner.set(SPONSOR, { publicFields: PUBLIC.filter((name) => name !== 'pitch') });
    expect(await found('walnut', 'filbert', 'walnut+heron')).toEqual([[], one, []]);
    await owner.set(SPONSOR, { publicFields: PUBLIC });
    await owner.update(SPONSOR, documentId, { name: 'Heron Ferries', pitch: 'almond' });
    expect(await found('walnut', 'almond')).toEqual([[], one]);
    await owner.call(`/content-manager/collection-types/${SPONSOR}/${documentId}`, { method: 'DELETE' });
    expect(await found('almond', 'heron')).toEqual([[], []]);
    // What nobody has published is found by nobody, whatever is public of it.
    expect((await read('/api/c/offers?search=unpublished')).text).not.toContain('Unpublished');
  });

  it.each([
    '?sort=contact',
    '?sort=portalPassword',
    '?filters[ledgerNumber][$gte]=1',
    '?filters[address][city]=Hidden',
    '?filters[employees]=many',
    '?filters[since]=2020-02-31',
    '?filters[employees]=99999999999',
    '?populate=*',
    '?pageSize=101',
  ])('refuse %s', async (query) => {
    refusalOf(await read(`/api/c/sponsors${query}`), 400);
  });

  it('tell nothing of what is not public, by whatever is asked', async () => {
    for (const word of SECRETS) expect(await titles(`?search=${encodeURIComponent(word)}`)).toEqual([]);
    // An order that is none of the public fields leaves the own one.
    expect(await titles('?by=-ledgerNumber')).toEqual(await titles(''));
    for (const path of ['/api/c/sponsors', `/api/c/sponsors/${kestrel}`, '/c/sponsors', `/c/sponsors/${kestrel}`]) {
      const { text, status } = await page(path, { url: server.url });
      expect(status).toBe(200);
      for (const secret of [...SECRETS, 'portalPassword']) expect(text).not.toContain(secret);
    }
  });

  it('are fresh after a change of what is set, of the labels in the panel, and of what is related', async () => {
    await owner.set(SPONSOR, { lead: 'Who makes it possible.' });
    expect((await list()).meta.collection.lead).toBe('Who makes it possible.');

    const view = `/content-manager/content-types/${SPONSOR}/configuration`;
    const { data } = (await owner.call(view)).json as { data: { contentType: Configuration } };
    const { settings, metadatas, layouts } = data.contentType;
    metadatas['since'] = {
      list: {},
      ...metadatas['since'],
      edit: { ...metadatas['since']?.edit, label: 'With us since' },
    };
    // The panel in the browser leaves this out as well.
    for (const { list: column } of Object.values(metadatas)) delete column.mainField;
    const arranged = await owner.call(view, { method: 'PUT', json: { settings, metadatas, layouts } });
    expect(arranged.status, arranged.text).toBe(200);
    expect((await list()).meta.collection.fields).toContainEqual({
      name: 'since',
      label: 'With us since',
      kind: 'date',
    });

    await owner.update(OFFER, offer, { title: 'Twenty percent' });
    await owner.publish(OFFER, offer);
    expect((await read('/api/c/sponsors')).text).toContain('Twenty percent');
  });

  it('are there without script, with head, search and links', async () => {
    const { text, status } = await page('/c/sponsors?search=kestrel', { url: server.url });
    expect(status).toBe(200);
    expect(text).toContain('<title>Our sponsors');
    expect(text).toMatch(/<form[^>]+action="\/c\/sponsors"[^>]+method="get"/);
    expect(text).toContain(`href="/c/sponsors/${kestrel}"`);
    expect(text).toMatch(/rel="canonical" href="[^"]+\/c\/sponsors"/);
    expect(text).toContain('"ItemList"');
    expect(text).not.toContain('Monsoon');
    const one = await page(`/c/sponsors/${kestrel}`, { url: server.url });
    expect(one.text).toContain('We build.');
    const image = /og:image" content="[^"]+(\/og\/c\/[^"]+)"/.exec(one.text)?.[1] ?? '';
    expect((await read(image.replaceAll('&amp;', '&'))).status).toBe(200);
    expect((await read('/sitemap.xml')).text).toContain(`/c/sponsors/${kestrel}</loc>`);
    expect((await page('/c/sponsors/nobody', { url: server.url })).status).toBe(404);
  });

  it('are there in each language that a record is published in', async () => {
    const inHindi = (path: string) => read(`${path}?locale=hi`);
    expect(refusalOf(await inHindi('/api/c/offers'), 400).msg).toContain('only in English');
    refusalOf(await inHindi('/api/c/sponsors'), 400);
    const path = `/c/offers/${offer}`;
    expect((await page(`${path}?locale=hi`, { url: server.url })).status).toBe(404);
    await owner.call('/i18n/locales', { method: 'POST', json: { code: 'hi', name: 'Hindi (hi)', isDefault: false } });
    refusalOf(await inHindi(`/api${path}`), 404);
    expect(bodyOf(await inHindi('/api/c/offers'), collectionAnswer).data).toEqual([]);
    const at = `/content-manager/collection-types/${OFFER}/${offer}`;
    const title = 'बीस प्रतिशत';
    await owner.call(`${at}?locale=hi`, { method: 'PUT', json: { title } });
    await owner.call(`${at}/actions/publish?locale=hi`, { method: 'POST', json: {} });
    expect(bodyOf(await inHindi('/api/c/offers'), collectionAnswer)).toMatchObject({
      ...{ data: [{ title }], meta: { collection: { locale: 'hi' } } },
    });
    expect(bodyOf(await read('/api/c/offers'), collectionAnswer).data.map((each) => each.title)).not.toContain(title);
    // What leads to it from a type of one language leads to it once.
    expect((await read('/api/c/sponsors')).text.split(`${path}"`)).toHaveLength(2);
    expect(bodyOf(await read('/api/c/offers?locale=en'), collectionAnswer).meta.collection.locale).toBeNull();
    const shown = await page(`${path}?locale=hi`, { url: server.url });
    expect(shown.text).toContain(title);
    expect(shown.text).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}\\?locale=hi"`));
    for (const [code, query] of [
      ['en', ''],
      ['hi', '\\?locale=hi'],
    ]) {
      expect(shown.text).toMatch(new RegExp(`hrefLang="${code}" href="[^"]+${path}${query}"`, 'i'));
    }
    expect((await page(path, { url: server.url })).text).not.toContain(`>${title}<`);
    expect((await page(`${path}?locale=xx`, { url: server.url })).status).toBe(404);
    expect((await read('/sitemap.xml')).text.split(`${path}<`)).toHaveLength(2);
  });

  it('show the only document of a single type', async () => {
    await owner.fill(CANTEEN, { menu: 'Poha', opensAt: '08:00:00.000', secret: 'kitchen-key' });
    await owner.set(CANTEEN, { hasPages: true, publicFields: ['menu', 'opensAt'] });
    const { data, meta } = bodyOf(await read('/api/c/canteen'), collectionAnswer);
    expect(meta.collection.isSingle).toBe(true);
    expect(data).toMatchObject([{ values: { menu: { text: 'Poha' }, opensAt: { kind: 'time', at: '08:00' } } }]);
    const { text } = await page('/c/canteen', { url: server.url });
    expect(text).toContain('Poha');
    expect(text).not.toContain('kitchen-key');
  });
});

describe('a block that shows a type', () => {
  const block = (fields: object) => ({
    __component: 'sections.collection',
    ...{ title: 'Sponsors', layout: 'cards', count: 2, hasLinks: true },
    ...fields,
  });
  const compose = (fields: object) =>
    editor.call(`/content-manager/collection-types/${PAGE}`, {
      method: 'POST',
      json: { title: 'Partners', slug: 'partners', sections: [block(fields)] },
    });

  it.each([
    [{}, 'Please choose the type'],
    [{ fields: 'name, contact' }, '“contact” is no public field of sponsors. Public are: name, level'],
    [{ filter: 'ledgerNumber = 1' }, 'cannot be filtered by “ledgerNumber”, only by name, level'],
    [{ filter: 'level gold' }, 'is no condition'],
    [{ sort: '-contact' }, 'cannot be sorted by “contact”'],
  ])('is refused as %o', async (fields, sentence) => {
    const chosen = Object.keys(fields).length > 0 && {
      collection: { connect: [{ documentId: await owner.rowOf(SPONSOR) }] },
    };
    expect(sentenceOf(await compose({ ...chosen, ...fields }))).toContain(sentence);
  });

  it('shows what an editor chose, in that order', async () => {
    const collection = { connect: [{ documentId: await owner.rowOf(SPONSOR) }] };
    const chosen = {
      collection,
      fields: 'website, level',
      filter: 'level = gold; since >= 2019-01-01',
      sort: '-since',
    };
    const made = await compose(chosen);
    expect(made.status).toBe(201);
    const { documentId } = (made.json as { data: { documentId: string } }).data;
    await editor.publish(PAGE, documentId);
    const [section] = bodyOf(await read('/api/pages/partners'), pageAnswer).data.sections;
    if (section?.component !== 'sections.collection') throw new Error('The page shows no records.');
    expect(section.records.map(({ title }) => title)).toEqual(['Monsoon Robotics', 'Banyan Capital']);
    expect(section.fields.map(({ name }) => name)).toEqual(['website', 'level']);
    expect(section.linkedType).toBe('sponsors');
    expect((await page('/p/partners', { url: server.url })).text).toContain('Monsoon Robotics');
  });

  it('shows nothing once a field that it asks by is not public any more, nor does the page fail', async () => {
    await owner.set(SPONSOR, { publicFields: PUBLIC.filter((name) => name !== 'level') });
    expect(bodyOf(await read('/api/pages/partners'), pageAnswer).data.sections).toEqual([]);
    expect((await page('/p/partners', { url: server.url })).status).toBe(200);
    expect((await read('/api/c/sponsors')).text).not.toContain('In kind');
    refusalOf(await read('/api/c/sponsors?filters[level]=gold'), 400);
  });
});

describe('once the type is gone', () => {
  it('its pages are not found, and blocks of it show nothing', async () => {
    server = await server.restart();
    for (const path of ['/api/c/sponsors', `/api/c/sponsors/${kestrel}`]) refusalOf(await read(path), 404);
    expect((await page('/c/sponsors', { url: server.url })).status).toBe(404);
    expect(bodyOf(await read('/api/pages/partners'), pageAnswer).data.sections).toEqual([]);
    expect((await page('/p/partners', { url: server.url })).status).toBe(200);
    expect((await read('/sitemap.xml')).text).not.toContain('/c/');
    const again = await panelOf(server.url, EDITOR_EMAIL);
    const { documentId, sections } = await again.find(PAGE, { slug: 'partners' });
    const refused = await again.call(`/content-manager/collection-types/${PAGE}/${documentId}`, {
      method: 'PUT',
      json: { sections },
    });
    expect(sentenceOf(refused)).toBe(messages.blockWithoutType);
  });
});

interface Configuration {
  settings: object;
  metadatas: Record<string, { edit?: object; list: { mainField?: object } }>;
  layouts: object;
}
