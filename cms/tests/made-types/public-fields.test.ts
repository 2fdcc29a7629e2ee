// @databases one
import { api } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { type ExtendedServer, startExtendedServer } from './extended-server';

const SPONSOR = 'api::sponsor.sponsor';
const OFFER = 'api::offer.offer';
/** Stands in each value that nobody may read. */
const SECRET = 'zq7kx';

let server: ExtendedServer;
let sponsorId: string;
let offerId: string;
/** The event that sponsors are of, as its public answer says. */
let event: { documentId: string };
let file: { id: number };

beforeAll(async () => {
  server = await startExtendedServer();
  const events = await server.visitor.send(api.events());
  event = (events.json as { data: { documentId: string }[] }).data[0] as typeof event;
  const files = await server.asOwner('/upload/files?pageSize=1');
  file = (files.json as { results: { id: number }[] }).results[0] as typeof file;
  sponsorId = await server.make(SPONSOR, {
    ...{ name: 'Tarang Mills', pitch: `pitch ${SECRET}`, contact: `${SECRET}@example.com`, extras: { note: SECRET } },
    ...{
      portalPassword: `${SECRET}-password`,
      story: [{ type: 'paragraph', children: [{ type: 'text', text: SECRET }] }],
    },
    ...{ perks: [{ title: 'Booth', value: 3 }], address: { city: 'Pune' }, logo: file.id },
    ...{ events: { connect: [{ documentId: event.documentId }] }, employees: 4242 },
  });
  offerId = await server.make(OFFER, { title: 'Free tea', details: SECRET, sponsor: sponsorId });
  await server.asOwner(`/content-manager/collection-types/${OFFER}/${offerId}/actions/publish`, {});
  // Changed after it was published, and one that never was.
  await server.asOwner(`/content-manager/collection-types/${OFFER}/${offerId}`, { title: `Draft ${SECRET}` }, 'PUT');
  await server.make(OFFER, { title: `Unpublished ${SECRET}`, sponsor: sponsorId });
  await server.set('sponsors', {
    read: ['public', 'student'],
    publicFields: ['name', 'logo', 'perks', 'address', 'offers', 'parts'],
  });
  await server.set('offers', { read: ['public', 'student'], publicFields: ['title', 'sponsor'] });
});
afterAll(() => server.stop());

const read = async (query: string, path = '/api/sponsors') => {
  const answer = await server.visitor.send(`${path}${query}`);
  expect(answer.text).not.toContain(SECRET);
  expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|SQLITE|select /);
  return answer;
};

describe('what visitors are answered of a made type', () => {
  it('is its public fields', async () => {
    const answer = await read('');
    expect(answer.json).toMatchObject({ data: [{ documentId: sponsorId, name: 'Tarang Mills' }] });
    const [sponsor = {}] = (answer.json as { data: object[] }).data;
    expect(Object.keys(sponsor).sort()).toEqual(['createdAt', 'documentId', 'id', 'name', 'publishedAt', 'updatedAt']);
  });
  it.each([
    '?populate=*',
    '?populate[offers]=true',
    '?populate=offers,logo,perks',
    '?populate[logo][populate]=*',
    '/ID?populate=*',
  ])('whatever they ask for along with it: %s', async (query) => {
    const answer = await read(query.replace('ID', sponsorId));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toContain(event.documentId);
    expect(answer.text).not.toMatch(/related|createdBy|folder|"events"/);
  });

  it.each([
    ...['?fields=pitch', '?fields[0]=name&fields[1]=contact', '?fields=portalPassword', '?fields=name,pitch'],
    ...['?filters[pitch][$contains]=z', '?filters[$or][0][contact][$startsWith]=z', '?filters[$not][employees][$gt]=1'],
    ...['?filters[portalPassword][$notNull]=true', '?filters[events][title][$contains]=a', '?filters[events][id]=1'],
    ...['?filters[createdBy][email][$contains]=o', '?filters[logo][related][id]=1', '?filters[logo][folder][name]=a'],
    ...['?filters[address][host][user][email][$contains]=a', '?filters[offers][sponsor][pitch][$contains]=z'],
    ...['?filters[offers][details][$contains]=z', '?filters[Pitch][$contains]=z', '?filters[%70itch][$contains]=z'],
    ...['?sort=pitch', '?sort[0]=name&sort[1]=contact:desc', '?sort=offers.details', '?sort[offers][details]=asc'],
    ...['?sort=events.title', '?sort=name,employees', '?sort=createdBy.email'],
    ...[
      '?populate=events',
      '?populate[events][fields]=title',
      '?populate=createdBy',
      '?populate[offers][fields]=details',
    ],
    ...[
      '?populate[offers][filters][details][$contains]=z',
      '?populate[offers][sort]=details',
      '?populate=offers.sponsor.events',
    ],
    ...[
      '?populate[offers][populate][sponsor][fields]=pitch',
      '?populate[address][populate]=host',
      '?populate=address.host',
    ],
    ...['?populate[logo][populate]=related', '?populate[logo][populate][related][on][api::event.event]=true'],
    ...['?populate[parts][on][made.address][populate]=host'],
    // What is joined with a sponsor is drafts as well.
    ...['?filters[offers][title][$contains]=Draft', '?filters[offers][id][$gt]=0'],
    ...['?sort=offers.title', '?sort[offers][title]=desc', '?populate[offers][count]=true'],
    ...[
      '?populate[offers][status]=draft',
      '?populate[offers][_q]=z',
      '?populate[offers][publicationFilter]=never-published',
    ],
    ...['?status=draft', '?status[]=draft', '?_q=z', '?publicationState=preview', '?publicationFilter=never-published'],
    ...[
      '?hasPublishedVersion=false',
      '?count=true',
      '?limit=100000',
      '?pageSize=1000',
      '?where[pitch]=z',
      '?lookup[pitch]=z',
    ],
    ...['?populate=offers.sponsor.offers.sponsor.offers.sponsor', '?filters[name][$between]=a'],
    `?${Array.from({ length: 60 }, (_, index) => `filters[$or][${index}][name]=a`).join('&')}`,
  ])('and nothing else can be asked about: %s', async (query) => {
    expect((await read(query)).status).toBe(400);
  });

  it.each([
    '',
    '?populate=*',
    '?populate[sponsor][populate]=offers',
    '?populate[sponsor][populate][offers][populate]=*',
  ])('a type with drafts shows what is published: %s', async (query) => {
    const answer = await read(query, '/api/offers');
    expect(answer.json).toMatchObject({ data: [{ title: 'Free tea' }] });
  });
});

it('headers that change how Strapi writes its answers leave those that are kept alone', async () => {
  const odd = { 'strapi-response-format': 'v4', 'strapi-encode-source-maps': 'true' };
  await server.visitor.send('/api/sponsors?sort=id', { headers: odd });
  expect((await read('?sort=id')).json).toMatchObject({ data: [{ name: 'Tarang Mills' }] });
});

describe('of a part of it, the fields alone that are public there', () => {
  const ALL = ['name', 'logo', 'perks', 'address', 'offers', 'parts'];
  beforeAll(async () => {
    const parts = [
      { __component: 'made.quote', words: 'Well met', by: SECRET },
      { __component: 'made.perk', title: SECRET, value: 9 },
    ];
    await server.asOwner(`/content-manager/collection-types/${SPONSOR}/${sponsorId}`, { parts }, 'PUT');
    await server.set('sponsors', { publicFields: ['name', 'perks.title', 'offers', 'parts.made.quote.words'] });
  });
  afterAll(async () => {
    await server.asOwner(`/content-manager/collection-types/${SPONSOR}/${sponsorId}`, { parts: [] }, 'PUT');
    await server.set('sponsors', { publicFields: ALL });
  });

  it.each(['?populate=*', '?populate=perks,parts', '/ID?populate=*'])('are answered: %s', async (query) => {
    const { text } = await read(query.replace('ID', sponsorId));
    expect(text).toMatch(/"title":"Booth"|"words":"Well met"/);
    expect(text).not.toMatch(/"value"|"by"|"__component":"made.perk"/);
  });

  it('behind a relation, too', async () => {
    const { text } = await read('?populate[sponsor][populate]=perks', '/api/offers');
    expect(text).toContain('"title":"Booth"');
    expect(text).not.toContain('"value"');
  });

  it.each(['?filters[perks][value][$gt]=1', '?sort=perks.value', '?populate[perks][fields]=value'])(
    'are asked about: %s',
    async (query) => {
      expect((await read(query)).status).toBe(400);
      expect((await read(query.replace('value', 'title').replace('[$gt]=1', '[$eq]=Booth'))).status).toBe(200);
    },
  );

  it('are not asked about where the field is not public at all', async () => {
    expect((await read('?filters[address][city][$contains]=P')).status).toBe(400);
  });
});

describe('whoever may write a made type', () => {
  beforeAll(async () => {
    await server.set('sponsors', { write: ['student'] });
  });
  const write = (data: object, query = '') =>
    server.student.send(`/api/sponsors${query}`, { method: 'POST', json: { data } });

  it('is answered its public fields', async () => {
    const answer = await write({ name: 'Odeon', pitch: SECRET, portalPassword: `${SECRET}123` });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.text).not.toContain(SECRET);
    const { documentId } = (answer.json as { data: { documentId: string } }).data;
    const changed = await server.student.send(`/api/sponsors/${documentId}?populate=*`, {
      method: 'PUT',
      json: { data: { name: 'Odeon II' } },
    });
    expect(changed.json).toMatchObject({ data: { name: 'Odeon II' } });
    expect(changed.text).not.toContain(SECRET);
  });

  it.each<[string, () => object]>([
    ['an event', () => ({ events: [event.documentId] })],
    ['an event that is joined', () => ({ events: { connect: [{ documentId: event.documentId }] } })],
    ['events that are replaced', () => ({ events: { set: [] } })],
    ['a person in a part of it', () => ({ address: { city: 'Pune', host: { connect: [1] } } })],
    ['a person in a block of it', () => ({ parts: [{ __component: 'made.address', host: 1 }] })],
    ['a file by its number', () => ({ logo: file.id })],
    ['files by their numbers', () => ({ gallery: { set: [{ id: file.id }] } })],
    ['who made it', () => ({ createdBy: 1 })],
    ['its own id', () => ({ id: 1 })],
    ['another name of it', () => ({ documentId: 'a'.repeat(24) })],
    ['a name that nobody sees', () => ({ name: '\u200B \u00A0' })],
    ['a part whose title nobody sees', () => ({ perks: [{ title: ' \u2060' }] })],
    ['a field that is not there', () => ({ owner: 1 })],
    ['a part that every object has', () => ({ name: { __component: 'toString' } })],
    ['a block that every object has', () => ({ parts: [{ __component: 'constructor' }] })],
  ])('cannot set %s', async (_what, fields) => {
    expect((await write({ name: 'Kite', ...fields() })).status).toBe(400);
    const changed = await server.student.send(`/api/sponsors/${sponsorId}`, {
      method: 'PUT',
      json: { data: fields() },
    });
    expect(changed.status).toBe(400);
  });

  it('does so as often as a person can', async () => {
    const hasty = new Browser(server.url);
    const calls = Array.from({ length: 61 }, () => hasty.post('/api/sponsors', { data: {} }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('cannot ask by the answer of a write either', async () => {
    expect((await write({ name: 'Kite' }, '?fields=pitch')).status).toBe(400);
    expect((await write({ name: 'Kite' }, '?populate=events')).status).toBe(400);
  });
});

describe('an event that is joined with a made type', () => {
  it('is answered as ever', async () => {
    const { text } = await server.visitor.send(api.event(event.documentId));
    expect(text).not.toMatch(/sponsor/i);
    expect((await server.visitor.send(`${api.events()}?populate=sponsors`)).status).toBe(400);
  });

  it('is changed in the console as ever, and stays joined', async () => {
    const address = `${api.console()}/events/${event.documentId}`;
    const { json } = await server.admin.send(address);
    const answer = await server.admin.send(address, { method: 'PUT', json: json as object });
    expect(answer.status, answer.text).toBe(200);
    const relations = await server.asOwner(`/content-manager/relations/${SPONSOR}/${sponsorId}/events`);
    expect(relations.text).toContain(event.documentId);
  });
});
