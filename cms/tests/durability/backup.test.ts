// @databases both
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { backUp, copyDemo, restore, startTestServer } from 'cli';
import { api, eventsAnswer } from 'contracts';
import { beforeAll, expect, inject, it } from 'vitest';

import { backupFolder, environmentOf, lasting, stagePlace } from '../helpers/backups';
import { Browser } from '../helpers/browser';
import { request } from '../helpers/client';
import { newContact } from '../helpers/contact';
import { changedSince, stored } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { fromPool, whoIs, withSession } from '../helpers/people';

/*
 * What is backed up can be restored elsewhere, on either database (security matrix 33).
 */
const backups = backupFolder();
const archive = backups.fileNamed('society.tar.gz');

beforeAll(async () => {
  writeFileSync(path.join(inject('stage').dataDir, 'public/uploads/a-file.txt'), 'of somebody');
  let goesOn = true;
  const writing = [1, 2].map(async () => {
    while (goesOn) await new Browser().post(api.contact(), newContact({ message: 'Written during the backup.' }));
  });
  await backUp(environmentOf(stagePlace()), archive);
  goesOn = false;
  await Promise.all(writing);
});

it('is of one moment, although people write meanwhile', async () => {
  const { manifest, rowsOf } = await backups.look(archive);
  const messages = rowsOf('contact_messages').filter(({ message }) => message === 'Written during the backup.');
  expect(messages.length).toBeGreaterThan(0);
  const keys = new Set(rowsOf('outbox_mails').map(({ key }) => String(key)));
  for (const message of messages) {
    const id = String(message['document_id']);
    expect(
      [...keys].some((key) => key.includes(id)),
      `the mail about ${id}`,
    ).toBe(true);
  }
  expect(Object.keys(manifest.files)).toContain('a-file.txt');
  expect(Object.keys(manifest.tables)).not.toContain('rate_limits');
});

it(
  'is restored elsewhere, equal in counts, sums and files, and the product runs on it',
  { timeout: 120_000 },
  async () => {
    const place = await backups.emptyPlace();
    await restore(environmentOf(place), { file: archive, replace: false });
    const again = backups.fileNamed('again.tar.gz');
    await backUp(environmentOf(place), again);
    expect(lasting((await backups.look(again)).manifest)).toEqual(lasting((await backups.look(archive)).manifest));

    const person = fromPool('alumni');
    const server = await startTestServer({ ...place, demo: false });
    try {
      const here = withSession(person, new Browser(server.url));
      expect(await whoIs(here)).toEqual(await whoIs(withSession(person)));
      expect((await here.post(api.contact(), newContact())).status, 'new rows find ids').toBe(200);
      const search = api.directory({ search: 'Zubin' });
      expect((await here.send(search)).json).toEqual((await withSession(person).send(search)).json);
      const { data } = bodyOf(await request(api.events(), { url: server.url }), eventsAnswer);
      expect(data.length).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  },
);

it(
  'is not restored where a server runs, over data that nobody gave up, or damaged; nothing changes then',
  { timeout: 120_000 },
  async () => {
    const before = await stored();
    const running = environmentOf(stagePlace());
    await expect(restore(running, { file: archive, replace: true })).rejects.toThrow(/A server uses this database/);
    expect(await changedSince(before)).toEqual([]);

    const dataDir = await copyDemo('sqlite');
    const place = environmentOf({ dataDir, databaseUrl: undefined });
    const damaged = backups.fileNamed('damaged.tar.gz');
    writeFileSync(damaged, readFileSync(archive));
    truncateSync(damaged, 200_000);
    try {
      await expect(restore(place, { file: archive, replace: false })).rejects.toThrow(/There is data already/);
      await expect(restore(place, { file: damaged, replace: true })).rejects.toThrow(/is no whole archive/);
      const after = backups.fileNamed('after.tar.gz');
      await backUp(place, after);
      expect((await backups.look(after)).rowsOf('events').length).toBeGreaterThan(0);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
