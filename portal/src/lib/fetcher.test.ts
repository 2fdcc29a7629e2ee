import { messages } from 'contracts';
import { describe, expect, it, vi } from 'vitest';

import { ApiError, fetcher, onUnauthorized, send, UNKNOWN_MESSAGE } from './fetcher';

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

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Please accept the terms of this network</html>'],
    [500, '{"msg":"No error is said"}'],
    [400, '{"error":{},"msg":{"not":"a text"}}'],
    [400, 'null'],
  ])('has a sentence of its own where the answer, a %i, is no word of the API: %s', async (status, body) => {
    answer(status, body);
    expect(await failureOf('/api/events')).toMatchObject({ status, msg: UNKNOWN_MESSAGE });
  });

  it('tells a network failure by status 0', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf('/api/events')).toMatchObject({ status: 0, msg: messages.networkError });
  });

  it('tells of a 401, and of nothing else', async () => {
    const heard = vi.fn();
    const stop = onUnauthorized(heard);
    answer(403, '{}');
    await failureOf('/api/events');
    expect(heard).not.toHaveBeenCalled();
    answer(401, '{}');
    await failureOf('/api/auth/me');
    stop();
    await failureOf('/api/auth/me');
    expect(heard).toHaveBeenCalledOnce();
  });
});

it('sends JSON, and hands on what the server says of single fields', async () => {
  const errors = [{ path: ['password'], message: 'Too common.', name: 'ValidationError' }];
  const error = { status: 400, name: 'ValidationError', message: 'Too common.', details: { errors } };
  const called = vi.fn((_path: string, _request: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify({ data: null, error, msg: 'Too common.' }), { status: 400 })),
  );
  vi.stubGlobal('fetch', called);
  const failure: unknown = await send('POST', '/api/auth/register', { name: 'A' }).catch((reason: unknown) => reason);
  expect(failure).toMatchObject({ status: 400, faults: { password: 'Too common.' } });
  expect(called.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"name":"A"}' });
});
