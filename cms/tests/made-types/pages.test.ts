// @databases both
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { request } from '../helpers/client';
import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { EDITOR_EMAIL, OWNER_EMAIL } from '../helpers/panel';
import { panelOf } from './panel';
import { extendedApp } from './sponsor';

let server: OwnServer;
let owner: Awaited<ReturnType<typeof panelOf>>;
let editor: typeof owner;
const app = extendedApp();

beforeAll(async () => {
  server = await startOwnServer('demo', () => Promise.resolve(), app.folder);
  owner = await panelOf(server.url, OWNER_EMAIL);
  editor = await panelOf(server.url, EDITOR_EMAIL);
});
afterAll(async () => {
  await server.stop();
  app.remove();
});

const read = (path: string) => request(path, { url: server.url });

describe('x', () => {
  it('y', async () => {
    console.log((await read('/api/c/sponsors')).text);
    const all = ['name','slug','pitch','story','terms','contact','portalPassword','website','employees','ledgerNumber','amount','ratio','isActive','since','callAt','signedAt','level','extras','logo','gallery','perks','address','parts','events','offers'];
    console.log((await editor.set('api::sponsor.sponsor', { hasPages: true })).text);
    console.log((await owner.set('api::sponsor.sponsor', { hasPages: true, publicFields: all })).status);
    console.log((await owner.set('api::offer.offer', { hasPages: true, publicFields: ['title'] })).status);
    const files = (await owner.call('/upload/files?pageSize=10')).json as { results: { id: number; mime: string }[] };
    const event = (await owner.call('/content-manager/collection-types/api::event.event?pageSize=1')).json as { results: { documentId: string }[] };
    const s = await owner.create('api::sponsor.sponsor', {
      name: 'Kestrel', slug: 'kestrel', pitch: 'We build.', story: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] }],
      terms: '# Hi\n\n**bold** <b>x</b> [l](https://a.example) [bad](javascript:alert(1))\n\n- a\n  - b\n\n<script>alert(1)</script>',
      contact: 'a@b.example', portalPassword: 'secret-pass', website: 'https://kestrel.example', employees: 12, ledgerNumber: '9007199254740993', amount: 12.5, ratio: 0.25,
      since: '2020-02-01', callAt: '18:30:00.000', signedAt: '2026-01-02T03:04:05.000Z', level: 'in-kind', extras: { a: 1 },
      logo: files.results[0]?.id, gallery: files.results.map(({ id }) => id).slice(0, 3), perks: [{ title: 'Booth', value: 3 }], address: { city: 'Pune' },
      parts: [{ __component: 'made.quote', words: 'Nice', by: 'X' }], events: { connect: event.results.map(({ documentId }) => ({ documentId })) },
    });
    const offer = await owner.create('api::offer.offer', { title: 'Ten percent', sponsor: { connect: [{ documentId: s.documentId }] } });
    console.log(JSON.stringify((await read('/api/c/sponsors')).json, null, 1));
    await owner.publish('api::offer.offer', offer.documentId);
    console.log(JSON.stringify((await read('/api/c/offers')).json));
    console.log(JSON.stringify((await read(`/api/c/sponsors/${s.documentId}`)).json).slice(-900));
    for (const path of ['/api/c/sponsors?sort=portalPassword', '/api/c/sponsors?search=kes', '/api/c/sponsors?search=secret', '/api/c/sponsors?filters[level]=gold', '/api/c/sponsors?filters[employees][$gte]=3', '/api/c/sponsors?by=-since', '/sitemap.xml', '/og/c/sponsors.png', '/c/sponsors'])
      console.log(path, (await read(path)).status, (await read(path)).text.slice(-300));
    console.log(server.output().slice(-3000));
  });
});
