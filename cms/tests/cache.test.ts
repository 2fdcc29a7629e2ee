// @databases both
import { request as nodeRequest } from 'node:http';

import { api } from 'contracts';
import { describe, expect, inject, it } from 'vitest';

import { page } from './helpers/client';

/** A response's head, with the body as it came over the wire: `fetch` would decompress it. */
function raw(path: string, encoding: string): Promise<{ encoding: string | undefined; vary: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, accept: 'text/html,*/*' };
    nodeRequest(`${inject('stage').url}${path}`, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], vary: answer.headers.vary ?? '', bytes }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe.each([
  ['the API', api.events()],
  ['a page', '/'],
])('%s, asked twice', (_name, path) => {
  it('answers the same bytes under the same strong ETag', async () => {
    const [first, second] = [await page(path), await page(path)];
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.text).toBe(first.text);
  });

  it('answers 304 without a body to whoever has it already, also in a list or by *', async () => {
    const etag = (await page(path)).headers.get('etag') ?? '';
    for (const value of [etag, `"other", ${etag}`, `W/${etag}`]) {
      const answer = await page(path, { headers: { 'if-none-match': value } });
      expect(answer.status, value).toBe(304);
      expect(answer.text).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect((await page(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the head of GET', async () => {
    const get = await page(path);
    const head = await page(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });

  it('comes compressed to whoever takes it, and plain to whoever does not', async () => {
    const plain = await raw(path, 'identity');
    expect(plain.encoding).toBeUndefined();
    for (const encoding of ['gzip', 'br']) {
      const packed = await raw(path, encoding);
      expect(packed.encoding).toBe(encoding);
      expect(packed.bytes).toBeLessThan(plain.bytes / 2);
      expect(packed.vary.toLowerCase()).toContain('accept-encoding');
    }
  });

  it('has one head and one body, whether its address is written as it is kept or in another way', async () => {
    const { headers: kept } = await page(path);
    const asked: Record<string, string>[] = [{}, { 'if-none-match': kept.get('etag') ?? '' }, { cookie: 'a=b' }];
    for (const headers of asked) {
      for (const method of ['GET', 'HEAD']) {
        const [plain, tracked] = await Promise.all([
          page(path, { method, headers }),
          page(`${path}?utm_source=poster`, { method, headers }),
        ]);
        const headOf = (answer: typeof plain) => [...answer.headers].filter(([name]) => name !== 'date');
        expect([tracked.status, headOf(tracked)]).toEqual([plain.status, headOf(plain)]);
        expect(tracked.text).toBe(plain.text);
      }
    }
  });

  it('is read only: whatever else is done at its address is not answered from memory', async () => {
    await page(path);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await page(path, { method, headers: { origin: 'https://evil.example' } })).status).toBeGreaterThan(399);
    }
  });

  it('answers fifty at once alike', async () => {
    const separator = path.includes('?') ? '&' : '?';
    const fresh = `${path}${separator}nonce=${Date.now()}`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => page(fresh)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

it.each(['/events', '/events?page=2', '/', '/innokshetra'])(
  'parameters that nobody reads draw no page anew: %s',
  async (path) => {
    // Each drawing notes its moment in the page, so that two are never alike.
    const { headers } = await page(path);
    for (const junk of ['junk=1', 'junk=2&other[a]=3', 'fbclid=4']) {
      const answer = await page(`${path}${path.includes('?') ? '&' : '?'}${junk}`);
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, headers.get('etag')]);
    }
  },
);
