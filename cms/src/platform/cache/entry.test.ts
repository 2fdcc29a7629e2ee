import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { chooseEncoding, type Encoding, Entry, type Representation } from './entry';

const entryOf = (text: string) =>
  new Entry({ body: Buffer.from(text), contentType: 'text/plain' }, new Set(), Number.POSITIVE_INFINITY);
const header = ({ validators, description }: Representation, name: string) => {
  const flat = [...validators, ...description];
  return flat[flat.indexOf(name) + 1];
};
const represent = async (entry: Entry, encoding: Encoding) => entry.in(encoding, () => undefined);

describe('an entry', () => {
  it('has the same validator for the same bytes, and another for others', () => {
    expect(header(entryOf('a').identity, 'ETag')).toBe(header(entryOf('a').identity, 'ETag'));
    expect(header(entryOf('a').identity, 'ETag')).not.toBe(header(entryOf('b').identity, 'ETag'));
  });

  it('has a strong validator of its own in each encoding, and knows all of them again', async () => {
    const entry = entryOf('words '.repeat(1000));
    const tags = await Promise.all(
      (['identity', 'gzip', 'br'] as const).map(
        async (encoding) => header(await represent(entry, encoding), 'ETag') ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      expect(tag).toMatch(/^"[^"]+"$/);
      expect(entry.isHeldBy(tag)).toBe(true);
    }
    expect(entry.isHeldBy('"something-else"')).toBe(false);
    expect(entry.isHeldBy(`"other", W/${tags[0]}`)).toBe(true);
  });

  it('is sent as it is when it is a picture, and kept by others as long as it says', async () => {
    const body = Buffer.from('pixels '.repeat(1000));
    const cacheControl = 'public, max-age=31536000, immutable';
    const picture = new Entry({ body, contentType: 'image/png', cacheControl }, new Set(), Number.POSITIVE_INFINITY);
    const sent = await represent(picture, 'br');
    expect(sent.description).not.toContain('Content-Encoding');
    expect(sent.body.equals(body)).toBe(true);
    expect(header(sent, 'Cache-Control')).toBe(cacheControl);
  });

  it('is compressed once, and to the same text', async () => {
    const text = 'words '.repeat(1000);
    const entry = entryOf(text);
    let growths = 0;
    const [first, second] = await Promise.all([entry.in('br', () => growths++), entry.in('br', () => growths++)]);
    expect(first).toBe(second);
    expect(growths).toBe(1);
    expect(brotliDecompressSync(first.body).toString()).toBe(text);
    expect(gunzipSync((await represent(entry, 'gzip')).body).toString()).toBe(text);
    expect(header(first, 'Content-Encoding')).toBe('br');
    expect(header(first, 'Content-Length')).toBe(String(first.body.length));
    expect(entry.bytes).toBeGreaterThan(text.length);
  });

  it('is sent as it is when it is small', async () => {
    const entry = entryOf('small');
    expect(await represent(entry, 'br')).toBe(entry.identity);
  });
});

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR; q=0.8', 'br'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    ['brotli-like', 'identity'],
  ])('for %j is %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });
});
