import { errors } from '@strapi/utils';
import { messages, type StatementEncoding } from 'contracts';

/** First bytes of files that are no text: archives and workbooks, older workbooks, PDFs, compressed files. */
const NO_TEXT = ['504b0304', '504b0506', 'd0cf11e0', '25504446', '1f8b'];
const MARKS = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
] as const;
/** Bytes that are looked at where nothing says how a file is written. */
const LOOKED_AT = 4096;

type Known = Exclude<StatementEncoding, 'auto'>;

/**
 * Makes text of a file's bytes. A mark at its beginning says how it is written, whatever somebody chose.
 * @returns the text without the mark, and how it was written
 * @throws ValidationError for what is no text, or not in this encoding
 */
export function decode(bytes: Buffer, chosen: StatementEncoding): { text: string; encoding: Known } {
  const begins = bytes.subarray(0, 8).toString('hex');
  if (NO_TEXT.some((kind) => begins.startsWith(kind))) throw new errors.ValidationError(messages.statementNoCsv);
  const marked = MARKS.find(([mark]) => begins.startsWith(mark))?.[1];
  const encoding = marked ?? (chosen === 'auto' ? guess(bytes) : chosen);
  const text = read(bytes, encoding);
  if (text === null) throw new errors.ValidationError(messages.statementNotDecoded);
  // No text of a bank holds one: what does is another kind of file.
  if (text.includes('\0')) throw new errors.ValidationError(messages.statementNoCsv);
  return { text, encoding };
}

function read(bytes: Buffer, encoding: Known): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Every other byte of Latin letters in UTF-16 is none. */
function guess(bytes: Buffer): Known {
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && even < odd / 10) return 'utf-16le';
  if (even > head.length / 5 && odd < even / 10) return 'utf-16be';
  return read(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8';
}
