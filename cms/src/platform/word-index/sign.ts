import { createHash } from 'node:crypto';

const hash = (content: unknown) => createHash('sha256').update(JSON.stringify(content));

/** A short text that is another for any other content. */
export const sign = (content: unknown): string => hash(content).digest('base64url').slice(0, 22);

/** The same in digits and small letters, for names in a database, which cuts long ones. */
export const signName = (content: unknown, chars = 16): string => hash(content).digest('hex').slice(0, chars);
