import { MESSAGE_FILE_MAX_BYTES, messages } from 'contracts';

/** What can come along with a message, as browsers name it. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] as const;

/** What can be told of a file before it is sent; undefined for nothing. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!FILE_TYPES.some((each) => each === type)) return messages.messageFileNotTaken;
  return size > MESSAGE_FILE_MAX_BYTES ? messages.messageFileTooLarge : undefined;
}
