import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { DAY_S } from '../../shared/seconds';
import { environment } from '../environment/environment';
import { deliverer } from './delivery';
import { emailProvider } from './email-plugin';
import { keepAsFiles, sweepDrafts } from './files';
import type { Mail } from './mail';
import { Outbox } from './outbox';
import { readSociety } from './society';
import { OutboxWorker } from './worker';

export type { Mail } from './mail';
export { registerMails, type MailContent, type Template } from './templates';

/** How long the key of a mail that was sent or given up is remembered, in days. */
const KEPT_DAYS = 30;

let worker: OutboxWorker | null = null;

/**
 * Puts a mail into the outbox, in the transaction that is open around the call: it is sent after the commit, never
 * after a rollback, and however the mail server feels (design §6). A second mail of the same key changes nothing.
 */
export async function enqueueMail(strapi: Core.Strapi, mail: Mail): Promise<void> {
  await enqueueMails(strapi, [mail]);
}

/** Puts several mails into the outbox, each as `enqueueMail` does. */
export async function enqueueMails(strapi: Core.Strapi, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    await new Outbox(strapi.db).add(mails, new Date());
    onCommit(() => worker?.wake());
  });
}

/** Where mails are kept without a mail server. */
const mailFolder = (): string => path.join(environment().dataDir, 'mail');

/** Sends mail from the moment that the server listens; commands of Strapi that serve nobody send none. */
export function startMail(strapi: Core.Strapi): void {
  const { live, mailFrom, smtpUrl } = environment();
  const provider = emailProvider(strapi);
  if (smtpUrl === null) keepAsFiles(provider, { folder: mailFolder(), logsLinks: !live, log: strapi.log });
  const send = deliverer({ provider, readSociety: () => readSociety(strapi), mailFrom });
  worker = new OutboxWorker({ outbox: new Outbox(strapi.db), send, log: strapi.log });
  strapi.server.httpServer.once('listening', () => worker?.start());
}

/** Whether the mails that wait are being sent, so far as this process can tell. */
export function isMailGoing(): boolean {
  return worker?.isAlive() ?? false;
}

/** Deletes the rows of mails that were sent or given up long ago, which held no more than their keys, and old drafts. */
export async function sweepOutbox(strapi: Core.Strapi, now: Date): Promise<void> {
  await new Outbox(strapi.db).prune(new Date(now.getTime() - KEPT_DAYS * DAY_S * 1000));
  await sweepDrafts(mailFolder(), now);
}

/** Ends what `startMail` began, once the mail under way is sent. What still waits is sent after the next start. */
export async function stopMail(): Promise<void> {
  await worker?.stop();
  worker = null;
}
