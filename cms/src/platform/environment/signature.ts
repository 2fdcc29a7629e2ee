import { createHmac, timingSafeEqual } from 'node:crypto';

import { environment } from './environment';

/** How a signature looks: 256 bits, in characters that addresses take as they are. */
export const SIGNATURE = '[\\w-]{43}';

/** Signs a text with the secret of this installation. @param text begins with what it is for, so that none opens another */
export function sign(text: string): string {
  const [key = ''] = signingKeys();
  return signWith(key, text);
}

/** Whether a text was signed here, with today's key or one that has signed once. */
export function isSigned(text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return signingKeys().some((key) => {
    const own = Buffer.from(signWith(key, text));
    return own.length === given.length && timingSafeEqual(given, own);
  });
}

/** The first signs; those behind it have signed once. */
const signingKeys = (): string[] => environment().secrets.APP_KEYS.split(',');

const signWith = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
