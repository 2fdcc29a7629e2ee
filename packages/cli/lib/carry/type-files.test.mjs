import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { pushed, UPSTREAM } from './pushed.mjs';
import { git, losses, namesIn, typeFiles } from './type-files.mjs';

const SPONSOR = 'cms/src/api/sponsor/content-types/sponsor/schema.json';
const EVENT = 'cms/src/api/event/content-types/event/schema.json';
const PERK = 'cms/src/components/made/perk.json';

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'society-carry-'));
  await git(folder, 'init', '--quiet');
  await git(folder, 'config', 'user.email', 'dev@example.org');
  await git(folder, 'config', 'user.name', 'Dev');
  write('cms/src/api/event/feature.ts', '');
  write(EVENT, schema({ title: 'string' }));
  write(PERK, schema({ title: 'string', value: 'integer' }));
  await commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
/** @param {Record<string, string>} fields */
const schema = (fields) =>
  JSON.stringify({ attributes: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])) });
const commit = async () => {
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '-m', 'x');
};

it('carries what the Content-Type Builder writes, and nothing else', async () => {
  write(SPONSOR, schema({ name: 'string' }));
  write('cms/src/api/sponsor/routes/sponsor.ts', '');
  write(EVENT, schema({ title: 'string', sponsors: 'relation' }));
  write('cms/types/generated/contentTypes.d.ts', '');
  write('cms/src/api/event/services/event.ts', 'code');
  write('cms/src/index.ts', 'code');
  write('cms/.env', 'SECRET=1');
  const files = await typeFiles(folder);
  expect(files.sort()).toEqual([
    EVENT,
    SPONSOR,
    'cms/src/api/sponsor/routes/sponsor.ts',
    'cms/types/generated/contentTypes.d.ts',
  ]);
  expect(namesIn(files)).toEqual(['event', 'sponsor']);
  expect(await losses(folder, { from: 'HEAD', paths: files })).toEqual([]);
});

it('says what a database loses: fields that are gone, renamed or of another kind, and whole types', async () => {
  write(SPONSOR, schema({ name: 'string', pitch: 'text', since: 'string' }));
  await commit();
  write(SPONSOR, schema({ name: 'string', elevatorPitch: 'text', since: 'date' }));
  renameSync(join(folder, PERK), join(folder, 'cms/src/components/made/benefit.json'));
  const paths = await typeFiles(folder);
  const lost = ['perk', 'sponsor.pitch', 'sponsor.since (string becomes date)'];
  expect((await losses(folder, { from: 'HEAD', paths })).sort()).toEqual(lost);
  await commit();
  expect((await losses(folder, { from: 'HEAD~1', to: 'HEAD', paths })).sort()).toEqual(lost);
});

/** @typedef {{ collectionName?: string, options?: object, target?: string, components?: string[] }} Change */
it.each(
  /** @type {[string, Change, string[]][]} */ ([
    ['a table of another name', { collectionName: 'patrons' }, ['sponsor']],
    ['drafts that are given up', { options: { draftAndPublish: false } }, ['sponsor (its drafts)']],
    ['a relation that leads elsewhere', { target: 'api::offer.offer' }, ['sponsor.events (becomes another relation)']],
    ['a block that a zone takes no more', { components: ['made.quote'] }, ['sponsor.parts (made.perk)']],
  ]),
)('names what is lost by %s', async (_what, { target, components, ...change }, lost) => {
  const sponsor = {
    collectionName: 'sponsors',
    options: { draftAndPublish: true },
    attributes: {
      events: { type: 'relation', target: 'api::event.event' },
      parts: { type: 'dynamiczone', components: ['made.perk', 'made.quote'] },
    },
  };
  write(SPONSOR, JSON.stringify(sponsor));
  await commit();
  const { events, parts } = sponsor.attributes;
  const attributes = {
    events: { ...events, ...(target && { target }) },
    parts: { ...parts, ...(components && { components }) },
  };
  write(SPONSOR, JSON.stringify({ ...sponsor, ...change, attributes }));
  expect(await losses(folder, { from: 'HEAD', paths: [SPONSOR] })).toEqual(lost);
});

it('says on a server what was pushed from elsewhere, and what is lost by taking it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'society-server-'));
  const [hub, server] = [join(place, 'hub'), join(place, 'server')];
  try {
    await expect(pushed(folder)).rejects.toThrow('follows no branch');
    write(SPONSOR, schema({ name: 'string', pitch: 'text' }));
    await commit();
    await git(folder, 'clone', '--quiet', '--bare', folder, hub);
    await git(place, 'clone', '--quiet', hub, server);
    await git(folder, 'remote', 'add', 'origin', hub);
    expect(await pushed(server)).toEqual({ paths: [], lost: [] });
    write(SPONSOR, schema({ name: 'string' }));
    rmSync(join(folder, PERK));
    await commit();
    await git(folder, 'push', '--quiet', 'origin', 'HEAD');
    expect(await pushed(server)).toEqual({ paths: [SPONSOR, PERK], lost: ['sponsor.pitch', 'perk'] });
    await git(server, 'merge', '--quiet', '--ff-only', UPSTREAM);
    expect(await pushed(server)).toEqual({ paths: [], lost: [] });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
