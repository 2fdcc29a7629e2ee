import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { EmailProvider, PluginMail } from './email-plugin';

/** Header that names a mail's kind, for file names and filters. Mails of the panel have none. */
export const KIND_HEADER = 'X-Mail-Kind';
const LINK = /https?:\/\/\S+/;
/** What a mail is called until it is written whole. */
const DRAFT = '.part';
/** A draft as old as this was left behind by a process that ended, in milliseconds. */
const DRAFT_MS = 60 * 60 * 1000;

interface Keeping {
  /** Made when it is first needed, readable by the server's own user alone. */
  folder: string;
  /** Whether the link of each mail is logged: whoever reads the log could follow it. */
  logsLinks: boolean;
  log: { info: (message: string) => void };
}

/**
 * Makes the provider keep each mail as an `.eml` file that mail programs open: how a copy without a mail server is used
 * (design §9).
 */
export function keepAsFiles(provider: EmailProvider, { folder, logsLinks, log }: Keeping): void {
  const build = provider.send.bind(provider);
  provider.send = async (mail) => {
    const built = await build(mail);
    if (!built.message) throw new Error('The mail was not built.');
    const file = await store(folder, mail, built.message);
    const to = typeof mail.to === 'string' ? mail.to : mail.to.address;
    const link = logsLinks ? (LINK.exec(mail.text ?? '')?.[0] ?? '') : '';
    log.info(`mail to ${to}: ${file} ${link}`.trim());
    return built;
  };
}

async function store(folder: string, mail: PluginMail, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  const kind = mail.headers?.[KIND_HEADER] ?? 'panel';
  const file = path.join(folder, `${time}-${kind}-${randomBytes(4).toString('hex')}.eml`);
  // Whoever watches the folder sees whole mails only.
  const draft = file + DRAFT;
  await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
  return file;
}

/** Deletes the drafts that a process left behind when it was killed. */
export async function sweepDrafts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(DRAFT))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (now.getTime() - mtimeMs > DRAFT_MS) await rm(file, { force: true });
  }
}
