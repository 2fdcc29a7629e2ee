// @databases one
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { keepAsFiles, sweepDrafts } from '../../src/platform/mail/files';
import type { OutboxWorker } from '../../src/platform/mail/worker';
import { type OutboxDatabase, outboxDatabases } from './helpers/outbox-database';
import { LINK, provider, someMail, worker } from './helpers/workers';

let databases: Awaited<ReturnType<typeof outboxDatabases>>;
let instance: OutboxDatabase;
let folder: string;
let log: string[];
let running: OutboxWorker;

beforeAll(async () => void (databases = await outboxDatabases()));
afterAll(() => databases.clear());
beforeEach(async () => {
  [instance] = await databases.create();
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'society-mail-')), 'mail');
  log = [];
  const fileProvider = provider(null);
  keepAsFiles(fileProvider, { folder, logsLinks: true, log: { info: (line) => void log.push(line) } });
  running = worker({ outbox: instance.outbox, provider: fileProvider });
  running.start();
});
/** The files that mails were kept in. */
const files = () => readdirSync(folder).map((name) => path.join(folder, name));

afterEach(async () => {
  await running.stop();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

it('keeps a mail as a file that mail programs read, and logs its link', async () => {
  await instance.outbox.add([someMail({ to: 'asha@example.com', name: 'आशा' })], new Date());
  running.wake();
  await vi.waitFor(async () => expect((await instance.rows())[0]?.state).toBe('sent'));

  const [file = '', ...others] = files();
  expect(others).toEqual([]);
  expect(path.basename(file)).toMatch(/^\d{8}T\d{9}Z-verify-email-[0-9a-f]{8}\.eml$/);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail).toMatchObject({ to: [{ address: 'asha@example.com' }], subject: 'Confirm your email for Sphuran' });
  expect(mail.text).toContain('Hello आशा,');
  expect(mail.text).toContain(LINK);
  expect(mail.html).toContain('Hello आशा,');
  expect(mail.html).toContain(`href="${LINK}"`);
  expect(log).toEqual([`mail to asha@example.com: ${file} ${LINK}`]);
});

it('lets nobody but the server read the mails', async () => {
  await instance.outbox.add([someMail()], new Date());
  running.wake();
  await vi.waitFor(async () => expect((await instance.rows())[0]?.state).toBe('sent'));
  const [file = ''] = files();
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it('logs no link where a society runs on it: whoever reads the log could follow it', async () => {
  await running.stop();
  const fileProvider = provider(null);
  keepAsFiles(fileProvider, { folder, logsLinks: false, log: { info: (line) => void log.push(line) } });
  running = worker({ outbox: instance.outbox, provider: fileProvider });
  running.start();
  const mail = someMail();
  await instance.outbox.add([mail], new Date());
  running.wake();
  await vi.waitFor(async () => expect((await instance.rows())[0]?.state).toBe('sent'));
  expect(log).toEqual([`mail to ${mail.to}: ${files()[0]}`]);
});

it('clears away what a process that was killed left half written', async () => {
  mkdirSync(folder, { recursive: true });
  const [old, fresh] = ['old.eml.part', 'fresh.eml.part'].map((name) => path.join(folder, name));
  for (const file of [old, fresh]) writeFileSync(file ?? '', 'half a mail');
  utimesSync(old ?? '', new Date(0), new Date(0));
  await sweepDrafts(folder, new Date());
  expect(readdirSync(folder)).toEqual(['fresh.eml.part']);
});
