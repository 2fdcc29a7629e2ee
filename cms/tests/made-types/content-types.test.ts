// @databases both
import { api, type ContentType, contentTypesAnswer } from 'contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { type ExtendedServer, startExtendedServer } from './extended-server';

const SPONSOR = 'api::sponsor.sponsor';
const sponsors = `/content-manager/collection-types/${SPONSOR}`;
const nothing = { read: [], write: [], delete: [], publicFields: [], hasPages: false, editors: false, warning: null };

let server: ExtendedServer;
let sponsorId: string;

beforeAll(async () => {
  server = await startExtendedServer();
  sponsorId = await server.make(SPONSOR, { name: 'Tarang Mills', pitch: 'Yarn', events: [] });
});
afterAll(() => server.stop());

const all = async (): Promise<ContentType[]> =>
  contentTypesAnswer.parse((await server.admin.send(api.consoleContentTypes())).json).data;
const named = async (name: string) => (await all()).find((type) => type.name === name);
const visit = async (path = '/api/sponsors') => (await server.visitor.send(path)).status;

/** The permissions of a portal's role, as the panel shows and stores them. */
async function roleInPanel(type: string) {
  const list = (await server.asOwner('/users-permissions/roles')).json as { roles: { id: number; type: string }[] };
  const id = list.roles.find((role) => role.type === type)?.id ?? 0;
  const { role } = (await server.asOwner(`/users-permissions/roles/${id}`)).json as { role: RoleInPanel };
  return { role, save: () => server.asOwner(`/users-permissions/roles/${id}`, role, 'PUT') };
}
interface RoleInPanel {
  permissions: Record<string, { controllers: Record<string, Record<string, { enabled: boolean }>> }>;
}
const sponsorActions = ({ permissions }: RoleInPanel) =>
  permissions['api::sponsor']?.controllers['sponsor'] as Record<string, { enabled: boolean }>;

describe('the types that people made', () => {
  it('are told with nothing granted, and what can never be public', async () => {
    expect((await all()).map(({ name, isSingle }) => [name, isSingle])).toEqual([
      ['canteen', true],
      ['offers', false],
      ['sponsors', false],
    ]);
    const sponsor = await named('sponsors');
    expect(sponsor).toMatchObject({ title: 'Sponsors', uid: SPONSOR, ...nothing });
    expect(sponsor?.fields.filter(({ hidden }) => hidden !== null).map(({ name }) => name)).toEqual([
      'portalPassword',
      'host',
    ]);
    expect(sponsor?.fields.find(({ name }) => name === 'callAt')).toMatchObject({ label: 'Call at', kind: 'time' });
    // What becomes public with a part is said in words; what never does is not among it.
    const partsOf = (field: string) => sponsor?.fields.find(({ name }) => name === field)?.parts;
    expect(partsOf('address')).toEqual([{ name: 'address.city', label: 'City' }]);
    expect(partsOf('parts')).toEqual([
      { name: 'parts.made.perk.title', label: 'Perk: Title' },
      { name: 'parts.made.perk.value', label: 'Perk: Value' },
      { name: 'parts.made.quote.words', label: 'Quote: Words' },
      { name: 'parts.made.quote.by', label: 'Quote: By' },
    ]);
    expect(sponsor?.fields.some(({ name }) => /^(created|updated|published|locale|localizations)/.test(name))).toBe(
      false,
    );
  });

  it('are granted and taken back, at once, kept answers included', async () => {
    expect(await visit()).toBe(401);
    await server.set('sponsors', { read: ['public'] });
    // What visitors may, everybody may.
    expect(await named('sponsors')).toMatchObject({ read: ['public', 'student', 'alumni', 'faculty', 'admin'] });
    expect(await visit()).toBe(200);
    expect((await server.student.send('/api/sponsors')).status).toBe(200);
    await server.set('sponsors', { publicFields: ['pitch', 'name'] });
    expect((await server.visitor.send(`/api/sponsors/${sponsorId}`)).json).toMatchObject({ data: { pitch: 'Yarn' } });
    await server.set('sponsors', { publicFields: ['name'] });
    expect((await server.visitor.send(`/api/sponsors/${sponsorId}`)).text).not.toContain('Yarn');
    await server.set('sponsors', { read: ['alumni'] });
    expect([await visit(), await visit(`/api/sponsors/${sponsorId}`)]).toEqual([401, 401]);
    await server.set('sponsors', { read: [], publicFields: [] });
  });

  it('each right by itself', async () => {
    const write = (method: string, path = '') =>
      server.student.send(`/api/sponsors${path}`, { method, json: { data: { name: `Kite ${method}` } } });
    expect((await write('POST')).status).toBe(403);
    await server.set('sponsors', { write: ['student'] });
    const made = await write('POST');
    expect(made.status, made.text).toBe(201);
    const { documentId } = (made.json as { data: { documentId: string } }).data;
    expect((await write('PUT', `/${documentId}`)).status).toBe(200);
    expect((await write('DELETE', `/${documentId}`)).status).toBe(403);
    expect((await server.student.send('/api/sponsors')).status).toBe(403);
    await server.set('sponsors', { delete: ['student'] });
    expect((await write('DELETE', `/${documentId}`)).status).toBe(204);
    await server.set('sponsors', { write: [], delete: [] });
  });

  it('of which there is one document, too', async () => {
    await server.set('canteen', { read: ['public'], write: ['public'], publicFields: ['menu'] });
    const data = { menu: 'Poha', secret: 'spice' };
    const written = await server.visitor.send('/api/canteen', { method: 'PUT', json: { data } });
    expect(written.status, written.text).toBe(200);
    const read = await server.visitor.send('/api/canteen');
    expect(read.json).toMatchObject({ data: { menu: 'Poha' } });
    expect(read.text + written.text).not.toContain('spice');
    expect((await named('canteen'))?.warning).toContain('Visitors may write “Canteen”');
    expect((await named('offers'))?.warning).toBeNull();
    await server.set('canteen', { read: [], write: [], publicFields: [] });
  });

  it.each([
    [{ publicFields: ['name', 'nope'] }, 'There is no field “nope”.'],
    [{ publicFields: ['portalPassword'] }, 'Passwords never leave the server.'],
    [{ publicFields: ['host'] }, 'cannot be public'],
    [{ publicFields: ['createdBy'] }, 'There is no field'],
    [{ publicFields: ['__proto__'] }, 'There is no field'],
    [{ publicFields: ['name', 'name'] }, 'twice'],
    [{ publicFields: ['address', 'address.city'] }, 'twice'],
    [{ publicFields: ['address.doorCode'] }, 'There is no field'],
    [{ publicFields: ['address.host'] }, 'There is no field'],
    [{ publicFields: ['parts.made.quote.doorCode'] }, 'There is no field'],
    [{ publicFields: ['perks.nope'] }, 'There is no field'],
    [{ publicFields: ['name.length'] }, 'There is no field'],
    [{ read: ['owner'] }, 'There is no such role.'],
    [{ read: 'public' }, '“read”'],
    [{ find: ['public'] }, '“find”'],
    [{ uid: 'api::event.event' }, '“uid”'],
    [{ editors: 'yes' }, '“editors”'],
  ])('take nothing but that: %j', async (change, sentence) => {
    const before = await named('sponsors');
    const both = { read: ['public'], ...change };
    const answer = await server.admin.send(api.consoleContentType('sponsors'), { method: 'PUT', json: both });
    expect(answer.status, answer.text).toBe(400);
    expect((answer.json as { msg: string }).msg).toContain(sentence);
    expect(await named('sponsors')).toEqual(before);
  });

  it.each(['events', 'event', 'api::event.event', 'users', 'collections', 'nope'])(
    'are those alone: what the code says of %s stays',
    async (name) => {
      const json = { write: ['public'] };
      expect((await server.admin.send(api.consoleContentType(name), { method: 'PUT', json })).status).toBe(404);
    },
  );
});

describe('what an owner sets in the panel', () => {
  it('shows in the console, and the other way', async () => {
    await server.set('sponsors', { read: ['student', 'alumni'] });
    const { role, save } = await roleInPanel('student');
    expect(sponsorActions(role)).toMatchObject({ find: { enabled: true }, findOne: { enabled: true } });
    Object.assign(sponsorActions(role), { find: { enabled: false }, delete: { enabled: true } });
    expect((await save()).status).toBe(200);
    expect(await named('sponsors')).toMatchObject({ read: ['student', 'alumni'], write: [], delete: ['student'] });
    expect((await server.student.send('/api/sponsors')).status).toBe(403);
    // What is not changed here stays as it was ticked there.
    await server.set('sponsors', { read: ['student', 'alumni', 'faculty'], delete: [] });
    expect(sponsorActions((await roleInPanel('student')).role)).toMatchObject({
      find: { enabled: false },
      findOne: { enabled: true },
      delete: { enabled: false },
    });
    await server.set('sponsors', { read: [] });
  });

  it('goes for editors as well', async () => {
    expect((await server.asEditor(sponsors)).status).toBe(403);
    await server.set('sponsors', { editors: true });
    expect((await server.asEditor(sponsors)).status).toBe(200);
    expect((await server.asEditor(`${sponsors}/${sponsorId}`, { pitch: 'Silk' }, 'PUT')).status).toBe(200);
    await server.set('offers', { editors: true });
    const offer = await server.asEditor('/content-manager/collection-types/api::offer.offer/actions/publish', {
      title: 'Tea',
    });
    expect(offer.status, offer.text).toBeLessThan(300);
    await server.set('sponsors', { editors: false });
    expect((await server.asEditor(sponsors)).status).toBe(403);
    expect(await named('offers')).toMatchObject({ editors: true });
  });

  it('but editors do not decide what is public', async () => {
    const list = '/content-manager/collection-types/api::collection.collection';
    const rows = (await server.asOwner(list)).json as { results: { documentId: string; title: string }[] };
    const row = rows.results.find(({ title }) => title === 'Sponsors');
    await server.asEditor(`${list}/${row?.documentId}`, { lead: 'Thanks', publicFields: ['pitch'], type: 'x' }, 'PUT');
    expect(await named('sponsors')).toMatchObject({ publicFields: [] });
    expect((await server.asOwner(`${list}/${row?.documentId}`)).json).toMatchObject({
      data: { lead: 'Thanks', type: SPONSOR },
    });
  });
});

it('nothing of it is half done where a part of it fails', async () => {
  // Two at once take turns, and neither grants a right twice.
  const changes = await Promise.all(
    Array.from({ length: 6 }, (_, index) => server.set('offers', { read: index % 2 ? ['public'] : ['student'] })),
  );
  expect(changes.every(({ status }) => status === 200)).toBe(true);
  const { read = [] } = (await named('offers')) ?? {};
  expect([1, 5]).toContain(read.length);
  await server.set('offers', { read: [] });
  expect(await visit('/api/offers')).toBe(401);
  expect((await server.student.send('/api/offers')).status).toBe(403);
});

it.runIf(inject('stage').databaseUrl !== null)('a grant reaches every instance at once', async () => {
  const other = await server.another();
  try {
    const visitor = new Browser(other.url);
    const elsewhere = async () => (await visitor.send('/api/sponsors')).status;
    expect(await elsewhere()).toBe(401);
    await server.set('sponsors', { read: ['public'], publicFields: ['name', 'pitch'] });
    await expect.poll(elsewhere).toBe(200);
    expect((await visitor.send('/api/sponsors')).text).toContain('Silk');
    await server.set('sponsors', { publicFields: ['name'] });
    await expect.poll(async () => (await visitor.send('/api/sponsors')).text).not.toContain('Silk');
    await server.set('sponsors', { read: [] });
    await expect.poll(elsewhere).toBe(401);
  } finally {
    await other.stop();
  }
});

describe('once a type was changed in the Content-Type Builder', () => {
  const address = { type: 'component', component: 'made.address', repeatable: false };
  const stays = ['name', 'logo', 'address'];

  it('a field that is something else now is public no more, and editors may change what is new', async () => {
    const publicFields = [...stays, 'pitch', 'terms', 'level', 'perks', 'parts'];
    await server.set('sponsors', { read: ['public'], publicFields, editors: true });
    server = await server.restart({
      'api/sponsor/content-types/sponsor/schema.json': {
        ...{ pitch: address, terms: { type: 'string' }, level: { type: 'string', private: true } },
        motto: { type: 'string' },
      },
      'components/made/perk.json': { price: { type: 'integer' } },
      'components/made/address.json': { alarmCode: { type: 'password' } },
    });
    expect((await named('sponsors'))?.publicFields).toEqual(stays);
    const { text } = await server.visitor.send('/api/sponsors?populate=*');
    expect(text).toContain('Tarang Mills');
    expect(text).not.toMatch(/pitch|terms|level|perks|parts|motto/);
    const fields = { motto: 'Onwards', perks: [{ title: 'Stand', price: 7 }] };
    expect((await server.asEditor(`${sponsors}/${sponsorId}`, fields, 'PUT')).json).toMatchObject({ data: fields });
    // Once somebody says so again, it is.
    await server.set('sponsors', { publicFields: [...stays, 'perks'] });
    expect((await server.visitor.send('/api/sponsors?populate=*')).text).toContain('"price":7');
  });
});
