import { describe, expect, it, vi } from 'vitest';

import { ApiError, fetcher, NETWORK_MESSAGE, UNKNOWN_MESSAGE } from './fetcher';

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

async function failureOf(path: string): Promise<ApiError> {
  const error: unknown = await fetcher(path).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('The call was expected to fail');
  return error;
}

describe('fetcher', () => {
  it('gives the answer of the API', async () => {
    answer(200, '{"data":[1]}');
    await expect(fetcher('/api/events')).resolves.toEqual({ data: [1] });
  });

  it('fails with the sentence that the API meant for people', async () => {
    const error = { status: 429, name: 'TooManyRequests', message: 'rate', details: {} };
    answer(429, JSON.stringify({ data: null, error, msg: 'Slow down, please.' }));
    expect(await failureOf('/api/events')).toMatchObject({ status: 429, msg: 'Slow down, please.' });
  });

  it('has a sentence of its own where the answer is no refusal of the API', async () => {
    answer(502, '<html>Bad gateway</html>');
    expect(await failureOf('/api/events')).toMatchObject({ status: 502, msg: UNKNOWN_MESSAGE });
  });

  it('tells a network failure by status 0', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf('/api/events')).toMatchObject({ status: 0, msg: NETWORK_MESSAGE });
  });
});
