import { randomInt } from 'node:crypto';

/** Characters that nobody takes for another when they read a code aloud: no I, L, O or U (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 random bits, so that no code leads to another. */
const CHARS = 12;

/** A new code of a ticket, such as `7K2MQ0XAB4TD`; it tells nothing of whose it is. */
export const newTicketCode = (): string =>
  Array.from({ length: CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
