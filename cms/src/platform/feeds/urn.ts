import { createHash } from 'node:crypto';

/** Tells this product's names from those of others. */
const NAMESPACE = 'innovation-society';

/**
 * A name for a thing that is the same wherever the site lives, as feeds need it: a UUID made of a word (RFC 9562,
 * version 8).
 */
export function urnOf(word: string): string {
  const bytes = createHash('sha256').update(`${NAMESPACE}/${word}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(bytes.toString('hex'))?.slice(1) ?? [];
  return `urn:uuid:${parts.join('-')}`;
}
