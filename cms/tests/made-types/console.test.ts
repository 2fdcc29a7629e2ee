// @databases both
import { extendedApp } from 'cli';
import { api, consoleResourcesAnswer, type ConsoleFile, type ConsoleRelated, type ConsoleResource } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { first, listOf, refusedWith } from '../console/helpers';
import { Browser, type BrowserAnswer, type Sending } from '../helpers/browser';
import { unique } from '../helpers/factories';
import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { demo, signedIn } from '../helpers/people';
import { plainPicture } from '../helpers/pictures';

type Values = Record<string, unknown>;
type Stored = Values & { id: string; _id: string };

const SPONSORS = api.consoleMade('sponsors');
const OFFERS = api.consoleMade('offers');
const CANTEEN = `${api.consoleMade('canteen')}/single`;

const app = extendedApp();
let server: OwnServer;
let admin: Browser;
let files: ConsoleFile[];
let events: ConsoleRelated[];
let [host]: ConsoleRelated[] = [];

const ask = (path: string, sending?: Sending) => admin.send(path, sending);
const told = (answer: BrowserAnswer, status = 200): unknown => {
  expect(answer.status, answer.text.slice(0, 500)).toBe(status);
  return answer.json;
};
const recordIn = (answer: BrowserAnswer, status?: number) => told(answer, status) as Stored;
const recordsIn = (answer: BrowserAnswer) => told(answer) as Stored[];
const fileIn = (answer: BrowserAnswer, status?: number) => told(answer, status) as ConsoleFile;
const filesIn = (answer: BrowserAnswer) => told(answer) as ConsoleFile[];
const relatedIn = (answer: BrowserAnswer) => told(answer) as ConsoleRelated[];
const create = async (values: Values, at = SPONSORS) => recordIn(await ask(at, { method: 'POST', json: values }), 201);
const change = (id: string, values: Values, at = SPONSORS) => ask(`${at}/${id}`, { method: 'PUT', json: values });
const list = async (parameters: Parameters<typeof listOf>[0], at = SPONSORS) =>
  recordsIn(await ask(listOf(parameters, at)));
const resourceOf = async (name: string): Promise<ConsoleResource> =>
  first(
    consoleResourcesAnswer.parse((await ask(api.consoleResources())).json).data.filter((each) => each.name === name),
  );

/** A form with a file in it. */
function withFile(bytes: Buffer, name = 'picture.png'): Sending {
  const boundary = 'made-types';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    method: 'POST',
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

beforeAll(async () => {
  server = await startOwnServer('demo', () => Promise.resolve(), app.folder);
  admin = await signedIn(demo('admin'), new Browser(server.url));
  const page = { range: [0, 1] };
  files = filesIn(await ask(listOf({ ...page, filter: { kind: ['images'] } }, api.consoleMedia())));
  events = relatedIn(await ask(listOf(page, '/api/admin/relations/api::event.event')));
  [host] = relatedIn(await ask(listOf(page, '/api/admin/relations/api::profile.profile')));
});
afterAll(async () => {
  await server.stop();
  app.remove();
});

/** A value of each kind of attribute. */
const everything = () => ({
  name: unique('Sponsor'),
  slug: unique('sponsor').replace(/\W/g, '-'),
  pitch: 'We pay for the lights',
  story: [{ type: 'paragraph', children: [{ type: 'text', text: 'Since 1994', bold: true }] }],
  terms: '# Terms',
  contact: 'asha@example.org',
  website: 'https://example.org',
  employees: 12,
  ledgerNumber: '900719925474099',
  amount: 12.5,
  ratio: 0.25,
  isActive: false,
  since: '2024-02-29',
  callAt: '09:30',
  signedAt: '2026-01-01T10:00:00.000Z',
  level: 'in-kind',
  extras: { colours: ['red', 1, null] },
  logo: first(files),
  gallery: files,
  perks: [
    { title: 'Tickets', value: 4 },
    { title: 'Stand', value: null },
  ],
  address: { city: 'Pune', host },
  parts: [
    { __component: 'made.quote', words: 'Well met', by: 'Asha' },
    { __component: 'made.perk', title: 'Dinner', value: null },
  ],
  events,
  offers: [],
});

describe('a type that somebody made, in the console', () => {
  it('is a resource that follows from its schema', async () => {
    const sponsors = await resourceOf('c/sponsors');
    expect(sponsors).toMatchObject({ isMade: true, isSingle: false, hasDrafts: false, canCreate: true });
    expect(sponsors.words).toMatchObject({ title: 'Sponsors', add: 'Add sponsor' });
    expect(sponsors.form).toEqual(expect.arrayContaining(Object.keys(everything())));
    expect(sponsors.fields.find(({ name }) => name === 'name')).toMatchObject({
      ...{ type: 'text', required: true, minLength: 2, maxLength: 60, label: 'Name' },
    });
    expect(sponsors.columns[0]?.field).toBe('name');
    expect(await resourceOf('c/offers')).toMatchObject({ hasDrafts: true });
    expect(await resourceOf('c/canteen')).toMatchObject({ isSingle: true, canCreate: false });
  });

  it('keeps a value of each kind of attribute, and answers no password', async () => {
    const values = everything();
    const { id } = await create({ ...values, portalPassword: 'kestrel-9' });
    const stored = recordIn(await ask(`${SPONSORS}/${id}`));
    expect(stored).toMatchObject({ ...values, id, _id: id });
    expect(stored).not.toHaveProperty('portalPassword');
    const changed = recordIn(await change(id, { ...stored, level: 'gold', portalPassword: '' }));
    expect(changed).toMatchObject({ ...values, level: 'gold' });
    const emptied = await change(id, { perks: [], address: null, logo: null, gallery: [], events: [], extras: null });
    expect(told(emptied)).toMatchObject({
      perks: [],
      address: null,
      logo: null,
      gallery: [],
      events: [],
      extras: null,
    });
  });

  it('makes an address part of what it follows, and takes what is left out as nothing', async () => {
    const name = unique('Kite Works');
    expect(await create({ name })).toMatchObject({
      ...{ name, slug: name.toLowerCase().replace(/\W+/g, '-'), isActive: true, pitch: null, events: [] },
    });
  });

  const faults: readonly [Values, sentence: string, path?: string[]][] = [
    [{ name: null }, 'Name is missing'],
    [{ name: 'A' }, 'Name needs at least 2 characters'],
    [{ name: 'x'.repeat(61) }, 'Name takes at most 60 characters'],
    [{ name: 7 }, 'Name is not a text'],
    [{ slug: 'a b' }, 'Slug does not have the right form'],
    [{ website: 'ftp://example.org' }, 'Website does not have the right form'],
    [{ website: `https://${'x'.repeat(255)}` }, 'Website takes at most 255 characters'],
    [{ contact: 'nobody' }, 'Contact is not a valid email address'],
    [{ story: [{ type: 'script' }] }, 'Story is not a formatted text'],
    [{ employees: '12' }, 'Employees is not a number'],
    [{ employees: 1.5 }, 'Employees is not a whole number'],
    [{ employees: 0 }, 'Employees is at least 1'],
    [{ employees: 1e300 }, 'Employees is at most 1,000,000'],
    [{ ledgerNumber: '1e9' }, 'Ledger number is not a whole number'],
    [{ ledgerNumber: '9'.repeat(40) }, 'Ledger number is not a whole number'],
    [{ amount: -1 }, 'Amount is at least 0'],
    [{ amount: 1e12 }, 'Amount is at most 99,999,999.99'],
    [{ amount: 0.001 }, 'Amount takes two decimals at most'],
    [{ isActive: 'yes' }, 'Is active is either on or off'],
    [{ since: '2023-02-29' }, 'Since is not a day such as 2027-09-14'],
    [{ since: '0001-01-01' }, 'Since lies between the years 1900 and 2999'],
    [{ callAt: '25:00' }, 'Call at is not a time such as 09:30'],
    [{ signedAt: 'tomorrow' }, 'Signed at is not a day with a time'],
    [{ level: 'lead' }, 'Level is none of Gold, Silver, In kind'],
    [{ logo: 'nope' }, 'Logo names a file that is not there'],
    [{ logo: 7 }, 'Logo names a file that is not there'],
    [{ events: ['nope'] }, 'Events names a record that is not there'],
    [{ events: 'nope' }, 'Events is not a list'],
    [{ perks: [{ title: 'A' }, { value: 1 }] }, 'Title is missing', ['perks', '1', 'title']],
    [{ perks: [{ title: 'A', id: 1 }] }, 'Perks has no field “id”', ['perks', '0', 'id']],
    [{ perks: Array.from({ length: 6 }, () => ({ title: 'A' })) }, 'Perks takes at most 5 entries'],
    [
      { address: [], extras: 1, parts: [{ __component: 'made.address' }] },
      'Parts has an entry that it does not take',
      ['parts', '0'],
    ],
    [{ address: { host: 'nope' } }, 'Host names a record that is not there', ['address', 'host']],
    [{ isAdmin: true }, 'This form has no field “isAdmin”.'],
    [{ id: 'another' }, 'This form has no field “id”.'],
  ];

  it.each(faults)('refuses %j', async (values, sentence, path = [first(Object.keys(values))]) => {
    const { id } = (await list({ range: [0, 0] })).at(0) ?? (await create(everything()));
    const answer = await change(id, values);
    expect(refusedWith(answer, 400)).toBe(sentence);
    expect(answer.json).toMatchObject({ error: { details: { errors: [expect.objectContaining({ path })] } } });
  });

  it('refuses a value that another record has with a conflict, also of two at once', async () => {
    const { name } = await create(everything());
    expect(refusedWith(await ask(SPONSORS, { method: 'POST', json: { name } }), 409)).toBe('Name is taken already');
    const twin = { method: 'POST', json: { name: unique('Twin') } };
    const answers = await Promise.all([ask(SPONSORS, twin), ask(SPONSORS, twin), ask(SPONSORS, twin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('answers no odd value with a fault of ours', async () => {
    const { id, ...record } = await create(everything());
    const odd = ['\0', '\ud800', 1e300, -1, [[]], [{}], {}, { $gt: '' }, 'x'.repeat(70_000), true, { id: null }];
    for (const name of Object.keys(record)) {
      for (const value of odd) {
        const { status, text } = await change(id, { [name]: value });
        expect([name, value, status < 500], text).toEqual([name, value, true]);
      }
    }
    const filters = [
      { q: '\0' },
      { level: ['gold'] },
      { 'since.from': 'x' },
      { events: '' },
      { id: [] },
      { portalPassword: 'x' },
    ];
    for (const filter of filters) expect((await ask(listOf({ filter }, SPONSORS))).status).toBe(400);
    for (const sort of [['portalPassword', 'ASC'], ['name', 'asc'], ['pitch', 'ASC'], 'x']) {
      expect((await ask(listOf({ sort }, SPONSORS))).status).toBe(400);
    }
    expect((await ask(api.consoleMade('nobody'))).status).toBe(404);
    expect((await ask(`${SPONSORS}/nobody`)).status).toBe(404);
    expect((await ask('/api/admin/relations/api::setting.setting')).status).toBe(404);
  });

  it('is searched, filtered and sorted, and written as a file whose cells are no formulas', async () => {
    const word = unique('Quay').replace(' ', '');
    const base = { ...everything(), slug: null };
    const one = await create({
      ...base,
      name: `=${word} one`,
      level: 'gold',
      since: '2020-05-01',
      events: [first(events)],
    });
    const two = await create({
      ...base,
      name: `${word} two`,
      level: 'silver',
      since: '2021-05-01',
      events: [],
      isActive: true,
    });
    const found = async (filter: object, sort: [string, string] = ['name', 'DESC']) =>
      (await list({ filter: { q: word.toLowerCase(), ...filter }, sort })).map(({ id }) => id);
    expect(await found({}, ['since', 'ASC'])).toEqual([one.id, two.id]);
    expect(await found({}, ['since', 'DESC'])).toEqual([two.id, one.id]);
    expect(await found({ level: 'gold' })).toEqual([one.id]);
    expect(await found({ isActive: 'true' })).toEqual([two.id]);
    expect(await found({ 'since.from': '2021-05-01', 'since.to': '2021-12-31' })).toEqual([two.id]);
    expect(await found({ 'signedAt.to': '2025-12-31' })).toEqual([]);
    expect(await found({ events: first(events).id })).toEqual([one.id]);
    const { text, headers } = await ask(listOf({ filter: { q: word } }, `${SPONSORS}.csv`));
    expect(headers['content-disposition']).toBe('attachment; filename="sponsors.csv"');
    const [head = '', ...lines] = text.trimEnd().split('\r\n');
    expect(head).toContain('Name,Slug,Pitch,Story');
    expect(head).not.toContain('assword');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`'=${word} one,`);
    expect(lines[0]).toContain(first(events).label.slice(0, 10));
    const bulk = listOf({ filter: { id: [one.id, two.id] } }, SPONSORS);
    expect(told(await ask(bulk, { method: 'DELETE' }))).toEqual([one.id, two.id]);
    expect(await found({})).toEqual([]);
  });

  it('keeps drafts until they are published, once nothing is missing', async () => {
    const sponsor = await create(everything());
    const draft = await create({ details: 'Half written' }, OFFERS);
    expect(draft).toMatchObject({ status: 'draft', title: null });
    expect(refusedWith(await ask(`${OFFERS}/${draft.id}/publish`, { method: 'POST' }), 400)).toBe('Title is missing');
    const halfDone = await ask(`${OFFERS}?publish=true`, {
      method: 'POST',
      json: { details: unique('Nothing of it') },
    });
    expect(halfDone.status).toBe(400);
    expect(await list({ filter: { q: 'nothing' } }, OFFERS)).toEqual([]);
    told(await change(draft.id, { title: 'Ten percent', sponsor: sponsor.id }, OFFERS));
    expect(told(await ask(`${OFFERS}/${draft.id}/publish`, { method: 'POST' }))).toMatchObject({ status: 'published' });
    const related = { sponsor: { id: sponsor.id, label: sponsor['name'] } };
    expect(first(await list({ filter: { q: 'ten' } }, OFFERS))).toMatchObject({ ...related, status: 'published' });
    expect(recordIn(await ask(`${SPONSORS}/${sponsor.id}`))['offers']).toEqual([
      { id: draft.id, label: 'Ten percent' },
    ]);
    expect(await list({ filter: { status: 'draft', q: 'ten' } }, OFFERS)).toEqual([]);
    expect(told(await ask(`${OFFERS}/${draft.id}/unpublish`, { method: 'POST' }))).toMatchObject({ status: 'draft' });
    expect((await ask(`${SPONSORS}/${sponsor.id}/publish`, { method: 'POST' })).status).toBe(404);
  });

  it('has one document where there is only one', async () => {
    expect(told(await ask(CANTEEN))).toMatchObject({ id: 'single', menu: null });
    const changes = await Promise.all(
      [{ menu: 'Dal' }, { opensAt: '08:00' }].map((json) => ask(CANTEEN, { method: 'PUT', json })),
    );
    expect(changes.map(({ status }) => status)).toEqual([200, 200]);
    expect(told(await ask(CANTEEN))).toMatchObject({ id: 'single', menu: 'Dal', opensAt: '08:00' });
    expect((await ask(api.consoleMade('canteen'), { method: 'POST', json: { menu: 'x' } })).status).toBe(404);
    expect(await list({}, api.consoleMade('canteen'))).toHaveLength(1);
  });

  it('takes files for what they are', async () => {
    const stored = fileIn(await ask(api.consoleMedia(), withFile(await plainPicture(), 'a.html')), 201);
    expect(stored).toMatchObject({ kind: 'images', url: expect.stringMatching(/^\/uploads\/a_\w+\.webp\?v=/) });
    const { id } = await create({ name: unique('With logo'), logo: stored.id });
    expect(recordIn(await ask(`${SPONSORS}/${id}`))['logo']).toMatchObject({ id: stored.id });
    const page = Buffer.from('<script>alert(1)</script>');
    expect((await ask(api.consoleMedia(), withFile(page))).status).toBe(400);
    const [film] = filesIn(await ask(listOf({ filter: { kind: ['videos'] } }, api.consoleMedia())));
    expect(refusedWith(await change(id, { logo: film?.id }), 400)).toBe('Logo does not take this kind of file');
  });
});
