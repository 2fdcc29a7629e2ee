// @databases both
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { extendedApp, madeType } from 'cli';
import {
  api,
  collectionAnswer,
  consoleResourcesAnswer,
  type ConsoleFile,
  type ConsoleRelated,
  type ConsoleResource,
} from 'contracts';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { first, listOf, refusedWith } from '../console/helpers';
import { Browser, type BrowserAnswer, type Sending } from '../helpers/browser';
import { newContact } from '../helpers/contact';
import { connect } from '../helpers/database';
import { newAnnouncement, unique } from '../helpers/factories';
import { startOwnServer, type OwnEnvironment, type OwnServer } from '../helpers/own-server';
import { demo, signedIn } from '../helpers/people';
import { plainPicture } from '../helpers/pictures';
import { statementsOfLastRequest, writeStatements } from '../helpers/statements';
import { OWNER_EMAIL } from '../helpers/panel';
import { panelOf } from './panel';

type Values = Record<string, unknown>;
type Stored = Values & { id: string; _id: string };
/** A part of a record as it is stored, with a password. */
interface Coded {
  id: number;
  said: string;
  code: string | null;
}

const SPONSORS = api.consoleMade('sponsors');
const OFFERS = api.consoleMade('offers');
const RELATED_OFFERS = '/api/admin/relations/api::offer.offer';
/** More than are listed. */
const MANY = 510;
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

let place: OwnEnvironment;
/** Looks into the server's database. */
async function inPlace<Found>(work: (database: Knex) => Promise<Found>): Promise<Found> {
  const database = connect(place);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

beforeAll(async () => {
  const remember = (environment: OwnEnvironment) => Promise.resolve(void (place = environment));
  server = await startOwnServer('demo', remember, app.folder);
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
  ledgerNumber: '9223372036854775807',
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

  it('keeps parts what they are when one is changed, with the passwords that nobody is answered', async () => {
    const parts = [
      { __component: 'made.quote', words: 'Well met', by: 'Asha', doorCode: 'kestrel-1' },
      { __component: 'made.quote', words: 'Come again', by: 'Ravi', doorCode: 'kestrel-2' },
    ];
    const address = { city: 'Pune', host: null, doorCode: 'kestrel-3' };
    const { id, ...record } = await create({ ...everything(), parts, address });
    const codes = () =>
      inPlace(async (database) => {
        const read = (table: string, said: string): Promise<Coded[]> =>
          database(table).orderBy('id').select('id', `${said} as said`, 'door_code as code');
        const all = [
          ...(await read('components_made_quotes', 'words')),
          ...(await read('components_made_addresss', 'city')),
        ];
        return all.filter(({ said, code }) => code !== null || said === 'Twin');
      });
    const before = await codes();
    expect(JSON.stringify(record)).not.toMatch(/doorCode|kestrel-/);
    const [one, two] = record['parts'] as Values[];
    const moved = [{ ...two, words: 'Come soon' }, { ...one }, { ...one, words: 'Twin' }];
    told(await change(id, { ...record, parts: moved, address: { ...(record['address'] as object), city: 'Goa' } }));
    const [met, soon, twin, goa] = await codes();
    expect([met, soon, goa]).toEqual([before[0], { ...before[1], said: 'Come soon' }, { ...before[2], said: 'Goa' }]);
    expect(twin).toMatchObject({ said: 'Twin', code: null });
    told(await change(id, { address: { ...(record['address'] as object), doorCode: 'kestrel-4' } }));
    expect(await codes()).not.toContainEqual(expect.objectContaining({ code: before.at(-1)?.code }));
  });

  it('counts related records that are too many to be listed, of which some come and others go', async () => {
    const record = await create({ ...everything(), offers: [] });
    const [come] = [await create({ title: unique('Late offer') }, OFFERS)];
    await inPlace(async (database) => {
      const sponsor: { id: number } = await database('sponsors').where({ document_id: record.id }).first('id');
      const now = new Date();
      const many = Array.from({ length: MANY }, (_, index) => ({
        ...{
          locale: 'en',
          document_id: `many${index}`.padEnd(24, 'x'),
          title: `Many ${index}`,
          created_at: now,
          updated_at: now,
        },
      }));
      await database.batchInsert('offers', many, 100);
      const ids: number[] = await database('offers').where('title', 'like', 'Many %').pluck('id');
      const links = ids.map((id) => ({ offer_id: id, sponsor_id: sponsor.id }));
      await database.batchInsert('offers_sponsor_lnk', links, 100);
    });
    const offersNow = async () => recordIn(await ask(`${SPONSORS}/${record.id}`))['offers'];
    expect(await offersNow()).toEqual({ count: MANY });
    const linked = (filter: object, name = 'offers') =>
      ask(listOf({ filter: { linked: `sponsors/${record.id}/${name}`, ...filter } }, RELATED_OFFERS));
    const [go] = relatedIn(await linked({ q: 'Many 77' }));
    expect(go).toMatchObject({ label: 'Many 77' });
    expect(relatedIn(await linked({ q: 'Late' }))).toEqual([]);
    expect((await linked({}, 'events')).status).toBe(404);
    const offers = { count: MANY, connect: [come], disconnect: [go] };
    expect(refusedWith(await change(record.id, { offers: { ...offers, connect: ['nope'] } }), 400)).toBe(
      'Offers names a record that is not there',
    );
    // Whatever is gone already goes.
    told(await change(record.id, { offers: { count: MANY, connect: [], disconnect: ['nope'] } }));
    // The record as the form has it goes there and back.
    told(await change(record.id, { ...recordIn(await ask(`${SPONSORS}/${record.id}`)), pitch: 'Many thanks' }));
    told(
      await change(record.id, {
        offers: { ...offers, connect: [come, first(relatedIn(await linked({ q: 'Many 5' })))] },
      }),
    );
    expect(await offersNow()).toEqual({ count: MANY });
    expect(relatedIn(await linked({ q: 'Many 77' })).map(({ label }) => label)).toEqual([]);
    expect(relatedIn(await linked({ q: 'Late' }))).toHaveLength(1);
    const { text } = await ask(listOf({ filter: { id: [record.id] } }, `${SPONSORS}.csv`));
    expect(text).toContain(`,${MANY},`);
  });

  it('counts a record once, whatever languages it is in, and calls it as the site does', async () => {
    const { id } = await create({ name: unique('Of two languages') });
    await inPlace(async (database) => {
      const sponsor: { id: number } = await database('sponsors').where({ document_id: id }).first('id');
      const now = new Date();
      const rows = ['en', 'hi'].flatMap((locale) =>
        Array.from({ length: MANY / 2 + 5 }, (_, index) => ({
          ...{ locale, document_id: `two${index}`.padEnd(24, 'x'), title: `Two ${locale} ${index}` },
          ...{ created_at: now, updated_at: now },
        })),
      );
      await database.batchInsert('offers', rows, 100);
      const ids: number[] = await database('offers').where('title', 'like', 'Two %').pluck('id');
      const links = ids.map((offer) => ({ offer_id: offer, sponsor_id: sponsor.id }));
      await database.batchInsert('offers_sponsor_lnk', links, 100);
    });
    const offers = recordIn(await ask(`${SPONSORS}/${id}`))['offers'] as ConsoleRelated[];
    expect(offers).toHaveLength(MANY / 2 + 5);
    expect(offers.filter(({ label }) => !label.startsWith('Two en'))).toEqual([]);
    await inPlace((database) => database('offers').where('title', 'like', 'Two %').delete());
  });

  it('makes an address part of what it follows, and takes what is left out as nothing', async () => {
    const name = unique('Kite Works');
    expect(await create({ name })).toMatchObject({
      ...{ name, slug: name.toLowerCase().replace(/\W+/g, '-'), isActive: true, pitch: null, events: [] },
    });
  });

  const faults: readonly [Values, sentence: string, path?: string[]][] = [
    [{ name: null }, 'Name is missing'],
    [{ name: ' \u200B\u00A0 ' }, 'Name is missing'],
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
    [{ ledgerNumber: '9223372036854775808' }, 'Ledger number is not a whole number'],
    [{ ledgerNumber: '-9223372036854775809' }, 'Ledger number is not a whole number'],
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
    [{ perks: [{ title: '\u2060\u200B' }] }, 'Title is missing', ['perks', '0', 'title']],
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
      ledgerNumber: '-9223372036854775808',
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
    expect(lines[0]).toContain(',-9223372036854775808,');
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

  it('has a list, a form and a published state of its own in each language', async () => {
    const offer = await create({ title: 'Five percent', details: 'For all', until: '2027-01-01' }, OFFERS);
    told(await ask(`${OFFERS}/${offer.id}/publish`, { method: 'POST' }));
    const inHindi = (path = '', query = '') => `${OFFERS}/${offer.id}${path}?locale=hi${query}`;
    expect(refusedWith(await ask(inHindi()), 400)).toContain('only in English');
    expect((await ask(`${SPONSORS}?locale=hi`)).status).toBe(400);
    expect(await resourceOf('c/offers')).toMatchObject({ locales: [{ value: 'en' }] });
    const owner = await panelOf(server.url, OWNER_EMAIL);
    const made = await owner.call('/i18n/locales', {
      method: 'POST',
      json: { code: 'hi', name: 'Hindi (hi)', isDefault: false },
    });
    expect(made.status, made.text).toBeLessThan(300);
    const locales = [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
    ];
    expect(await resourceOf('c/offers')).toMatchObject({
      locales,
      filters: [{ key: 'locale' }, { key: 'status' }, {}, {}, {}],
    });
    expect(await resourceOf('c/sponsors')).toMatchObject({ locales: [] });
    // What is not translated yet begins with what stands in the site's own language.
    const blank = recordIn(await ask(inHindi()));
    expect(blank).toMatchObject({ title: 'Five percent', locale: 'hi', isTranslated: false, status: 'draft' });
    expect(await list({ filter: { locale: 'hi' } }, OFFERS)).toEqual([]);
    for (const action of ['/publish', '/unpublish']) {
      expect((await ask(inHindi(action), { method: 'POST' })).status).toBe(404);
    }
    const inHindiAlone = listOf({ filter: { id: [offer.id] } }, OFFERS);
    expect((await ask(inHindi(), { method: 'DELETE' })).status).toBe(404);
    expect((await ask(`${inHindiAlone}&locale=hi`, { method: 'DELETE' })).status).toBe(404);
    const begun = await ask(`${OFFERS}?locale=hi`, { method: 'POST', json: { title: 'पहला' } });
    expect(refusedWith(begun, 400)).toBe('A new offer begins in English, and is translated from there.');
    const title = 'पाँच प्रतिशत';
    const translated = recordIn(await ask(inHindi(), { method: 'PUT', json: { ...blank, title } }));
    expect(translated).toMatchObject({ id: offer.id, title, until: '2027-01-01', locale: 'hi', status: 'draft' });
    expect(recordIn(await ask(`${OFFERS}/${offer.id}`))).toMatchObject({ title: 'Five percent', status: 'published' });
    expect(told(await ask(inHindi('', '&publish=true'), { method: 'PUT', json: { details: 'सब' } }))).toMatchObject({
      ...{ title, status: 'published' },
    });
    expect(await list({ filter: { locale: 'hi', status: 'published' } }, OFFERS)).toMatchObject([
      { id: offer.id, title },
    ]);
    // Seen from a type of one language, it is one record, which keeps what it is related to in each of its own.
    const sponsor = await create({ name: unique('Of offers'), offers: [offer.id] });
    const again = { offers: [offer.id, (await create({ title: unique('Third') }, OFFERS)).id] };
    const offers = recordIn(await change(sponsor.id, again))['offers'];
    expect((offers as Stored[]).map(({ id }) => id)).toEqual(again.offers);
    expect(recordIn(await ask(inHindi()))).toMatchObject({ sponsor: { id: sponsor.id } });
    expect(relatedIn(await ask(listOf({ filter: { id: [offer.id] } }, RELATED_OFFERS)))).toMatchObject([
      { label: 'Five percent' },
    ]);
    expect(told(await ask(inHindi('/unpublish'), { method: 'POST' }))).toMatchObject({ title, status: 'draft' });
    expect(recordIn(await ask(`${OFFERS}/${offer.id}`))).toMatchObject({ status: 'published' });
    const { text } = await ask(listOf({ filter: { locale: 'hi' } }, `${OFFERS}.csv`));
    expect(text.split('\r\n')[1]).toMatch(new RegExp(`^${title},.*,Hindi$`));
    expect((await ask(listOf({ filter: { locale: 'xx' } }, OFFERS))).status).toBe(400);
    const bulk = listOf({ filter: { id: [offer.id] } }, OFFERS);
    told(await ask(`${bulk}&locale=hi`, { method: 'DELETE' }));
    expect(await list({ filter: { locale: 'hi' } }, OFFERS)).toEqual([]);
    expect(recordIn(await ask(`${OFFERS}/${offer.id}`))).toMatchObject({ title: 'Five percent' });
    // Whoever deletes it in the site's own language deletes it whole.
    told(await ask(inHindi(), { method: 'PUT', json: { title } }));
    told(await ask(bulk, { method: 'DELETE' }));
    expect(await list({ filter: { locale: 'hi' } }, OFFERS)).toEqual([]);
  });

  it('has one document where there is only one', async () => {
    expect(told(await ask(CANTEEN))).toMatchObject({ id: 'single', menu: null });
    const changes = await Promise.all(
      [{ menu: 'Dal' }, { opensAt: '08:00' }].map((json) => ask(CANTEEN, { method: 'PUT', json })),
    );
    expect(changes.map(({ status }) => status)).toEqual([200, 200]);
    expect(told(await ask(CANTEEN))).toMatchObject({ id: 'single', menu: 'Dal', opensAt: '08:00' });
    expect((await ask(api.consoleMade('canteen'), { method: 'POST', json: { menu: 'x' } })).status).toBe(404);
    const [{ _id }] = (await list({}, api.consoleMade('canteen'))) as [Stored];
    const before = told(await ask(CANTEEN));
    for (const [method, json] of [['GET'], ['PUT', { menu: 'x' }], ['DELETE']] as const) {
      const answer = await ask(`${api.consoleMade('canteen')}/other`, { method, ...(json && { json }) });
      expect([method, answer.status]).toEqual([method, 404]);
    }
    expect(told(await ask(CANTEEN))).toEqual(before);
    expect(recordIn(await ask(`${api.consoleMade('canteen')}/${_id}`))).toMatchObject({ menu: 'Dal' });
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

describe('fields that somebody added to types of the product', () => {
  const EVENTS = '/api/admin/events';
  const newEvent = (more?: Values, title = unique('Fair')) =>
    ask(EVENTS, { method: 'POST', json: { title, date: '2031-02-01', ...(more && { more }) } });
  const boothCode = () => `B-${unique('b').replace(/\W/g, '')}`;

  it('are told apart from the fields that the code knows', async () => {
    const { more, components, form } = await resourceOf('events');
    expect(more.map(({ name, label, type }) => [name, label, type])).toEqual([
      ['sponsors', 'Sponsors', 'relation'],
      ['page', 'Page', 'uid'],
      ['boothCode', 'Booth code', 'text'],
      ['parking', 'Parking', 'integer'],
      ['perks', 'Perks', 'component'],
      ['poster', 'Poster', 'media'],
    ]);
    expect(form).toEqual([]);
    expect(Object.keys(components)).toContain('made.perk');
    expect((await resourceOf('users')).more).toMatchObject([{ name: 'shirtSize', type: 'choice' }, { name: 'badge' }]);
    expect((await resourceOf('c/sponsors')).more).toEqual([]);
  });

  it('are kept with a record, and stay where a change says nothing of them', async () => {
    const sponsor = await create({ name: unique('Sponsor') });
    const more = {
      ...{ boothCode: boothCode(), parking: 12, poster: first(files).id, sponsors: [sponsor.id] },
      perks: [{ title: 'Tea', value: 2 }],
    };
    const made = recordIn(await newEvent(more), 201);
    const page = String(made['title']).toLowerCase().replace(/\W+/g, '-');
    const { _id } = first((made['more'] as { perks: Stored[] }).perks);
    const read = {
      ...{ ...more, page, poster: first(files), sponsors: [{ id: sponsor.id, label: sponsor['name'] }] },
      perks: [{ _id, title: 'Tea', value: 2 }],
    };
    expect(made['more']).toEqual(read);
    const { id } = made;
    expect(recordIn(await change(id, { location: 'Hall 2', more: { parking: 3 } }, EVENTS))).toMatchObject({
      ...{ location: 'Hall 2', more: { ...read, parking: 3 } },
    });
    expect(recordIn(await change(id, { location: 'Hall 3' }, EVENTS))['more']).toEqual({ ...read, parking: 3 });
    const perks = [{ _id, title: 'Chai' }];
    expect(recordIn(await change(id, { more: { perks } }, EVENTS))).toMatchObject({
      more: { perks: [{ _id, title: 'Chai', value: 2 }] },
    });
    expect(recordIn(await ask(`${SPONSORS}/${sponsor.id}`))['events']).toMatchObject([{ id }]);
    expect((await ask(`/api/events/${id}`)).text).not.toContain(more.boothCode);
    const [head = '', line = ''] = (await ask(listOf({ filter: { q: made['title'] } }, `${EVENTS}.csv`))).text.split(
      '\r\n',
    );
    expect(head).toMatch(/,Sponsors,Page,Booth code,Parking,Perks,Poster$/);
    expect(line).toContain(`,${String(sponsor['name'])},${page},${more.boothCode},3,`);
  });

  it.each<[Values, string, string[]]>([
    [{ boothCode: 'B' }, 'Booth code needs at least 2 characters', ['boothCode']],
    [{ boothCode: 'A-1' }, 'Booth code does not have the right form', ['boothCode']],
    [{ parking: 51 }, 'Parking is at most 50', ['parking']],
    [{ perks: [{ value: 1 }] }, 'Title is missing', ['perks', '0', 'title']],
    [{ sponsors: ['nobody'] }, 'Sponsors names a record that is not there', ['sponsors']],
    [{ seats: 1 }, 'This form has no field “seats”.', ['seats']],
  ])('are checked by their schema: %j', async (more, sentence, path) => {
    const title = unique('Refused');
    const answer = await newEvent(more, title);
    expect(refusedWith(answer, 400)).toBe(sentence);
    const faults = [expect.objectContaining({ path: ['more', ...path] })];
    expect(answer.json).toMatchObject({ error: { details: { errors: faults } } });
    expect(await list({ filter: { q: title } }, EVENTS)).toEqual([]);
  });

  it('are refused with a conflict where another record has the value, and nothing of the change stays', async () => {
    const more = { boothCode: boothCode() };
    recordIn(await newEvent(more), 201);
    const other = recordIn(await newEvent(), 201);
    expect(other['more']).toMatchObject({ boothCode: null, parking: 5 });
    const answer = await change(other.id, { location: 'Taken', more }, EVENTS);
    expect(refusedWith(answer, 409)).toBe('Booth code is taken already');
    expect(recordIn(await ask(`${EVENTS}/${other.id}`))['location']).not.toBe('Taken');
  });

  it('are asked for in the console alone, where they are required', async () => {
    const at = '/api/admin/announcements';
    const written = told(await ask(api.announcements(), { method: 'POST', json: newAnnouncement() }), 201);
    const { _id } = (written as { data: Stored }).data;
    expect(recordIn(await ask(`${at}/${_id}`))['more']).toEqual({ audience: null });
    const lacking = await ask(at, { method: 'POST', json: newAnnouncement() });
    expect(refusedWith(lacking, 400)).toBe('Audience is missing');
    expect(refusedWith(await change(_id, { more: { audience: null } }, at), 400)).toBe('Audience is missing');
    const more = { audience: 'first-years' };
    expect(recordIn(await change(_id, { more }, at))['more']).toEqual(more);
    expect(recordIn(await change(_id, { title: unique('Anew') }, at))['more']).toEqual(more);
    expect((await new Browser(server.url).send(api.announcement(_id))).text).not.toContain('first-years');
  });

  it('are in what a person downloads of their own data, but for what is private', async () => {
    const person = demo('student');
    const { id } = first(await list({ filter: { q: person.email } }, '/api/admin/users'));
    told(await change(id, { more: { shirtSize: 'small', badge: 'kestrel-5' } }, '/api/admin/users'));
    const own = await (await signedIn(person, new Browser(server.url))).send(api.accountData());
    expect(own.json).toMatchObject({ profile: { more: { shirtSize: 'small' } } });
    expect(own.text).not.toContain('kestrel-5');
  });

  it('of a part of the product are asked for by the panel alone', async () => {
    const agenda = [{ time: '10:00', title: 'Opening', speaker: '' }];
    const event = await ask(EVENTS, { method: 'POST', json: { title: unique('Fair'), date: '2031-02-01', agenda } });
    expect(recordIn(event, 201)).toMatchObject({ agenda });
  });

  it('of a profile are those of its account, and of a message beside what its own screens change', async () => {
    const { id, name } = first(await list({ range: [0, 0] }, '/api/admin/users'));
    expect(recordIn(await change(id, { more: { shirtSize: 'large' } }, '/api/admin/users'))).toMatchObject({
      ...{ name, more: { shirtSize: 'large' } },
    });
    const { text } = await ask(listOf({ filter: { q: name } }, '/api/admin/users.csv'));
    expect(text.split('\r\n')[0]).toMatch(/,Joined,Shirt size,Badge$/);
    expect(text).toContain(',Large,\r\n');
    const sent = await new Browser(server.url).send(api.contact(), { method: 'POST', json: newContact() });
    expect(sent.status, sent.text).toBe(200);
    const message = first(await list({ range: [0, 0] }, '/api/admin/contact-messages'));
    const noted = await change(message.id, { more: { note: 'Rang back' } }, '/api/admin/contact-messages');
    expect(recordIn(noted)).toMatchObject({ status: message['status'], more: { note: 'Rang back' } });
  });
});

describe('a made type whose rows are many, once its schema is changed', () => {
  /** More than a start waits for, and than are fetched or looked at where many have what is asked for. */
  const ROWS = 3300;
  const MINUTES = 'minutes-of-the-society-as-approved-by-all-of-us';
  const schemaOf = (type: string) => path.join(app.folder, `dist/src/api/${type}/content-types/${type}/schema.json`);
  const foundBy = async (q: string, at = SPONSORS) => (await list({ filter: { q }, range: [0, 4] }, at)).length;
  /** A column of numbers, as the database counts them. */
  const numbersFrom = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

  writeStatements();
  beforeAll(async () => {
    await create({ name: unique('Petrel'), pitch: 'sandalwood', website: 'https://tuberose.example' });
    await inPlace((database) =>
      database.raw(
        `insert into sponsors (document_id, name, website, level, employees, created_at, updated_at, published_at)
         with recursive rows(number) as (select 1 union all select number + 1 from rows where number < ?)
         select 'many' || number, 'Plover ' || number,
           case when number % 2 = 0 then 'even' else 'odd' end || case when number > 2200 then ' late' else '' end,
           case when number % 3 = 0 then 'gold' else 'silver' end, 1000 + number, ?, ?, ? from rows`,
        [ROWS, new Date(), new Date(), new Date()],
      ),
    );
    // As the Content-Type Builder renames a field, and makes a type with a long name.
    const { attributes, ...schema } = JSON.parse(readFileSync(schemaOf('sponsor'), 'utf8')) as Schema;
    const { pitch: renamed, ...others } = attributes;
    writeFileSync(schemaOf('sponsor'), JSON.stringify({ ...schema, attributes: { ...others, pledge: renamed } }));
    const name = MINUTES.replace('minutes', 'minute');
    const info = { singularName: name, pluralName: MINUTES, displayName: 'Minute' };
    const long = {
      ...schema,
      info,
      collectionName: MINUTES.replaceAll('-', '_'),
      attributes: { title: { type: 'string' } },
    };
    for (const [file, text] of Object.entries(madeType(name, long))) {
      const target = path.join(app.folder, 'dist/src', file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    server = await server.restart(app.folder);
    admin = await signedIn(demo('admin'), new Browser(server.url));
  });

  it('is served while its rows are indexed, and finds each in the end', async () => {
    expect(server.output()).toMatch(/Indexing \d+ of “sponsors” for the search/);
    await expect.poll(() => foundBy(`plover ${ROWS}`), { timeout: 20_000 }).toBe(1);
  });

  it('is found by what it has then, and by nothing that it had', async () => {
    await expect.poll(() => foundBy('tuberose')).toBe(1);
    expect(await foundBy('sandalwood')).toBe(0);
    const { id } = await create({ name: unique('Skua'), pledge: 'vetiver' });
    expect(await foundBy('vetiver')).toBe(1);
    told(await change(id, { pledge: 'myrtle' }));
    expect([await foundBy('vetiver'), await foundBy('myrtle')]).toEqual([0, 1]);
    // Of a long text, so many words as nobody looks for more.
    told(await change(id, { terms: Array.from({ length: 1200 }, (_, place) => `ambrette${place}`).join(' ') }));
    expect([await foundBy('ambrette999'), await foundBy('ambrette1001')]).toEqual([1, 0]);
    told(await ask(`${SPONSORS}/${id}`, { method: 'DELETE' }));
    expect(await foundBy('myrtle')).toBe(0);
  });

  it('shows the same rows from its end as from its beginning, and as a file', async () => {
    const all = (await list({ range: [0, 999], sort: ['name', 'ASC'] })).map(({ id }) => id);
    const pages: string[] = [];
    for (let from = 0; from < all.length; from += 200) {
      pages.push(...(await list({ range: [from, from + 199], sort: ['name', 'ASC'] })).map(({ id }) => id));
    }
    expect(pages).toEqual(all);
    const found = await list({ filter: { q: 'plover 6' }, range: [0, 999], sort: ['name', 'DESC'] });
    const second = await list({ filter: { q: 'plover 6' }, range: [25, 49], sort: ['name', 'DESC'] });
    expect(second).toEqual(found.slice(25, 50));
    const { text } = await ask(listOf({ filter: { q: 'plover 6' } }, `${SPONSORS}.csv`));
    expect(text.trimEnd().split('\r\n')).toHaveLength(found.length + 1);
  });

  it.each<[string, Values, number[]]>([
    ['stands near the beginning', { q: 'even' }, numbersFrom(2, ROWS, 2)],
    ['stands near the beginning, with a choice', { q: 'plover', level: 'gold' }, numbersFrom(3, ROWS, 3)],
    ['stands behind it', { q: 'late' }, numbersFrom(2201, ROWS)],
    ['stands behind it, of several words', { q: 'plover late' }, numbersFrom(2201, ROWS)],
    ['is nowhere', { q: 'even odd' }, []],
    ['is rare', { q: 'plover 33', level: 'gold' }, [33, 330, 333, 336, 339, 3300]],
  ])('finds what many rows have in their order, as a filter over all does: what %s', async (_what, filter, numbers) => {
    const sort: [string, string] = ['employees', 'ASC'];
    const names = numbers.map((number) => `Plover ${number}`);
    for (const from of [0, 25, 975, 2225]) {
      const found = await list({ filter, sort, range: [from, from + 24] });
      expect(
        found.map(({ name }) => name),
        String(from),
      ).toEqual((filter['q'] ? names.slice(0, 1000) : names).slice(from, from + 25));
    }
  });

  it('is put in order by several fields, and found by what texts contain, by visitors', async () => {
    const publicFields = ['name', 'website', 'level', 'employees'];
    told(await ask('/api/admin/content-types/sponsors', { method: 'PUT', json: { publicFields, hasPages: true } }));
    const titles = async (query: Record<string, string>) => {
      const { text } = await new Browser(server.url).send(`/api/c/sponsors?${new URLSearchParams(query)}`);
      return collectionAnswer.parse(JSON.parse(text)).data.map(({ title }) => title);
    };
    const byLevel = (numbers: number[]) => [
      ...numbers.filter((number) => number % 3 === 0).reverse(),
      ...numbers.filter((number) => number % 3 !== 0).reverse(),
    ];
    const late = byLevel(numbersFrom(2201, ROWS)).map((number) => `Plover ${number}`);
    const query = { sort: 'level:asc,employees:desc', pageSize: '50', page: '8' };
    const filter = { 'filters[website][$contains]': ' late' };
    expect(await titles({ ...query, ...filter })).toEqual(late.slice(350, 400));
    expect(await titles({ ...filter, sort: 'employees', pageSize: '3' })).toEqual(
      numbersFrom(2201, 2203).map((number) => `Plover ${number}`),
    );
    const all = byLevel(numbersFrom(1, ROWS)).map((number) => `Plover ${number}`);
    const gold = { 'filters[employees][$gte]': '1001', 'filters[employees][$lte]': String(1000 + ROWS) };
    expect(await titles({ ...query, ...gold })).toEqual(all.slice(350, 400));
  });

  it('asks no more for what many rows have than for what few have, once it was found', async () => {
    const sort: [string, string] = ['employees', 'ASC'];
    const statementsOf = async (q: string) => {
      await list({ filter: { q }, sort, range: [0, 24] });
      await list({ filter: { q }, sort, range: [0, 24] });
      return statementsOfLastRequest(server).length;
    };
    const few = await statementsOf('plover 330');
    for (const q of ['even', 'late', 'even odd']) expect(await statementsOf(q), q).toBeLessThan(few);
  });

  it('has an index at whose head stands the language, where there are several', async () => {
    const indexes = await inPlace((database) =>
      database
        .select('*')
        .from(
          place.databaseUrl
            ? database('pg_indexes').where({ tablename: 'offers' }).select({ statement: 'indexdef' }).as('made')
            : database('sqlite_master')
                .where({ tbl_name: 'offers', type: 'index' })
                .select({ statement: 'sql' })
                .as('made'),
        ),
    );
    const said = JSON.stringify(indexes).replace(/[`"\\]/g, '');
    expect(said).toMatch(/\(locale, title, id\) where/i);
  });

  it('is searched whatever the length of its name', async () => {
    await create({ title: 'Resolved unanimously' }, api.consoleMade(MINUTES));
    expect(await foundBy('unanim', api.consoleMade(MINUTES))).toBe(1);
    expect(await foundBy('nobody', api.consoleMade(MINUTES))).toBe(0);
  });
});

interface Schema {
  attributes: Record<string, object>;
}
