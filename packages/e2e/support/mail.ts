import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ownServer } from './own-server';
import { expect } from './test';

/** The page that the link of a mail leads to, by the mail's kind. */
const LINKED = {
  'verify-email': 'verify-email',
  'confirm-new-email': 'verify-email',
  'reset-password': 'reset-password',
} as const;

/** Kinds of mail that carry a link of their own. */
type LinkKind = keyof typeof LINKED;
type MailKind =
  | LinkKind
  | 'mentorship-news'
  | 'contact-message'
  | 'connection-request'
  | 'person-message'
  | 'event-ticket'
  | 'event-message';

/**
 * Waits for mails to an address and takes the link out of the newest.
 * @param count how many there are to be
 * @returns path and query of the link
 */
export async function linkMailedTo(address: string, kind: LinkKind, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address, kind).length, `${kind} to ${address}`).toBe(count);
  const link = new RegExp(`https?://\\S+/${LINKED[kind]}/[\\w-]+`).exec(mailsTo(address, kind).at(-1) ?? '')?.[0];
  if (!link) throw new Error(`The mail ${kind} to ${address} has no link.`);
  return new URL(link).pathname;
}

/** Path of the page on which mails like this one can be ended. */
export function unsubscribePathIn(mail: string): string {
  const link = /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(mail)?.[0];
  if (!link) throw new Error('The mail has no way to unsubscribe.');
  return new URL(link).pathname;
}

/** The mails as text, oldest first: their files are named by time and kind. */
export function mailsTo(address: string, kind: MailKind): string[] {
  const folder = path.join(ownServer().dataDir, 'mail');
  const files = safeList(folder).filter((name) => name.endsWith('.eml') && name.includes(`-${kind}-`));
  return files
    .sort()
    .map((name) => decode(readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail));
}

/** The folder is made with the first mail. */
function safeList(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Joins the lines that quoted-printable has broken. Links hold no other character that it would change. */
const decode = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
