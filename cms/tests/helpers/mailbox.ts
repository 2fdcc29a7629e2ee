import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import PostalMime from 'postal-mime';
import { inject, vi } from 'vitest';

/** A mail that the server sent. */
export interface ReceivedMail {
  kind: string;
  subject: string;
  text: string;
  /** What its head says, by names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Everyone whom the mail goes to, in the open or not. */
  recipients: string[];
  /** Whom an answer reaches, where that is not its sender. */
  replyTo: { name: string; address: string }[];
  attachments: { filename: string; type: string; content: Buffer; contentId: string | undefined }[];
}

/** The heads of mails that were looked at before: reading all of them anew took longer than what is tested. */
const heads = new Map<string, string>();

/** What stands above the text of a mail. */
function headOf(file: string): string {
  const known = heads.get(file);
  if (known !== undefined) return known;
  const [head = ''] = readFileSync(file, 'utf8').split(/\r?\n\r?\n/, 1);
  heads.set(file, head);
  return head;
}

/** What came to an address so far, oldest first. */
export async function mailsTo(address: string, dataDir = inject('stage').dataDir): Promise<ReceivedMail[]> {
  const folder = path.join(dataDir, 'mail');
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.eml'))
    .map((file) => file.name)
    .sort();
  const mails: ReceivedMail[] = [];
  for (const file of files) {
    if (!headOf(path.join(folder, file)).includes(address)) continue;
    const mail = await PostalMime.parse(readFileSync(path.join(folder, file)));
    if (!mail.to?.some((to) => to.address === address)) continue;
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    mails.push({
      kind: headers['x-mail-kind'] ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers,
      recipients: boxesOf([...mail.to, ...(mail.cc ?? []), ...(mail.bcc ?? [])]).map(({ address: to }) => to),
      replyTo: boxesOf(mail.replyTo ?? []),
      attachments: mail.attachments.map(({ filename, mimeType, content, contentId }) => ({
        filename: filename ?? '',
        type: mimeType,
        content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
        contentId,
      })),
    });
  }
  return mails;
}

const boxesOf = (boxes: readonly { name: string; address?: string }[]) =>
  boxes.map(({ name, address = '' }) => ({ name, address }));

/** Waits for the newest mail of a kind to an address, the first one or a later one. */
export async function mailTo(
  address: string,
  kind: string,
  { count = 1, dataDir = inject('stage').dataDir } = {},
): Promise<ReceivedMail> {
  return vi.waitFor(
    async () => {
      const mails = (await mailsTo(address, dataDir)).filter((mail) => mail.kind === kind);
      const newest = mails.at(-1);
      if (!newest || mails.length < count) throw new Error(`${mails.length} mails of kind ${kind} to ${address}.`);
      return newest;
    },
    // Others' mails go first: after a round of reminders there are hundreds.
    { timeout: 40_000, interval: 50 },
  );
}

/** The token in the link of a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const [, token] = /\/(?:verify-email|reset-password)\/([\w-]+)/.exec(mail.text) ?? [];
  if (!token) throw new Error(`No link in the mail: ${mail.text}`);
  return token;
}
