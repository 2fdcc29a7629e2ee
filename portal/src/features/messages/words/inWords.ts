import { UNREAD_MESSAGES_SHOWN_MAX, type Message, type MessageFile, type Person } from 'contracts';

/** What somebody is called who is not to be seen any more. */
const NOBODY = 'Somebody who has left';

/** What somebody is called. */
export const nameOf = (person: Pick<Person, 'name'> | null): string => person?.name ?? NOBODY;

/** A number of unread messages, as badges show it. */
export const countInWords = (unread: number): string =>
  unread > UNREAD_MESSAGES_SHOWN_MAX ? `${UNREAD_MESSAGES_SHOWN_MAX}+` : String(unread);

const FILE_WORDS: Record<MessageFile['kind'], string> = { image: 'Photo', pdf: 'PDF' };

/** A message in one line: its text, or what came instead of one. */
export function inOneLine({ text, file }: Pick<Message, 'text' | 'file'>): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!file) return words;
  return words ? `${FILE_WORDS[file.kind]}: ${words}` : FILE_WORDS[file.kind];
}

/** The same as a list has it, in which one's own are told apart. */
export const inList = (message: Pick<Message, 'text' | 'file' | 'isOwn'>): string =>
  (message.isOwn ? 'You: ' : '') + inOneLine(message);

const KB = 1024;

/** `640 KB`, `1.4 MB`. @param bytes at least one */
export function sizeInWords(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}
