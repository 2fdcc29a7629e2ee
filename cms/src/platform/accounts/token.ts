import { createHash, randomBytes } from 'node:crypto';

/** Random bytes of a session or a mailed link. */
const TOKEN_BYTES = 32;
/** How a token of ours is written: base64url without padding. */
const TOKEN = /^[\w-]{43}$/;

/** A secret that only its holder knows; the database keeps its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a text could be a token at all. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** SHA-256 in hex. A random token needs neither salt nor a slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
