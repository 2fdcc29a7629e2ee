import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { EmailProvider, PluginMail } from './email-plugin';

/** Header that names a mail's kind, for file names and filters. Mails of the panel have none. */
export const KIND_HEADER = 'X-Mail-Kind';
const LINK = /https?:\/\/\S+/;

/**
 * Makes the provider keep each mail as an `.eml` file that mail programs open, and log its link: how a copy without a
 * mail server is used (design §9).
 * @param folder made when it is first needed, readable by the server's own user alone
 */
export function keepAsFiles(provider: EmailProvider, folder: string, log: { info: (message: string) => void }): void {
  const build = provider.send.bind(provider);
  provider.send = async (mail) => {
    const built = await build(mail);
    if (!built.message) throw new Error('The mail was not built.');
    const file = await store(folder, mail, built.message);
    const to = typeof mail.to === 'string' ? mail.to : mail.to.address;
    log.info(`mail to ${to}: ${file} ${LINK.exec(mail.text ?? '')?.[0] ?? ''}`.trim());
    return built;
  };
}

async function store(folder: string, mail: PluginMail, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  const kind = mail.headers?.[KIND_HEADER] ?? 'panel';
  const file = path.join(folder, `${time}-${kind}-${randomBytes(4).toString('hex')}.eml`);
  // Whoever watches the folder sees whole mails only.
  const draft = `${file}.part`;
  await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
  return file;
}
