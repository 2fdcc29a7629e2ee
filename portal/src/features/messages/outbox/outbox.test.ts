import type { Message } from 'contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '../../../lib/fetcher';
import { messageOf } from '../../../tests/messages';
import { Outbox, type Outgoing } from './outbox';

const NAME = 'unsent';
const KEY = '9d3c0c4e-58a2-4a3c-9d0b-6a0f3a1a0001';
const offline = () => new ApiError(0, 'No answer');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

type Deliver = (message: Outgoing) => Promise<Message>;
function outboxWith(deliver: Deliver, isTheirs = () => true) {
  const onSent = vi.fn<(person: string, message: Message) => void>();
  const calls = vi.fn<Deliver>(deliver);
  return {
    outbox: new Outbox({ deliver: calls, onSent, isTheirs, storage: sessionStorage, name: NAME }),
    calls,
    onSent,
  };
}
const draft = (text: string, key = KEY, file: File | null = null) => ({
  ...{ key, text, file, person: 'ravi', sentAt: '2026-11-23T09:00:00.000Z' },
});
const states = (outbox: Outbox) => outbox.to('ravi').map(({ text, state, sentence }) => [text, state, sentence]);

it('tries again by itself with the same key, and says when it is stored', async () => {
  const stored = messageOf({ text: 'Hello' });
  const answers = [
    () => Promise.reject(offline()),
    () => Promise.reject(new ApiError(503, '')),
    () => Promise.resolve(stored),
  ];
  const { outbox, calls, onSent } = outboxWith(() => answers.shift()?.() ?? Promise.reject(offline()));
  outbox.add(draft('Hello'));
  expect(states(outbox)).toEqual([['Hello', 'sending', '']]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(calls.mock.calls.map(([{ key }]) => key)).toEqual([KEY, KEY, KEY]);
  expect(onSent.mock.calls).toEqual([['ravi', stored]]);
  expect(outbox.to('ravi')).toEqual([]);
});

it('gives up after a while, keeps the message over a reload, and sends it under the same key', async () => {
  const { outbox, calls } = outboxWith(() => Promise.reject(offline()));
  outbox.add(draft('Hello'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states(outbox)).toEqual([['Hello', 'failed', '']]);
  const attempts = calls.mock.calls.length;
  expect(attempts).toBe(5);

  const { outbox: reloaded, calls: later, onSent } = outboxWith(() => Promise.resolve(messageOf()));
  expect(states(reloaded)).toEqual([['Hello', 'failed', '']]);
  reloaded.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.mock.calls.map(([{ key }]) => key)).toEqual([KEY]);
  expect(onSent).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem(NAME)).toBeNull();
});

it('makes the next attempt at once when the network is back', async () => {
  let isDown = true;
  const { outbox, calls } = outboxWith(() => (isDown ? Promise.reject(offline()) : Promise.resolve(messageOf())));
  outbox.add(draft('Hello'));
  await vi.advanceTimersByTimeAsync(0);
  isDown = false;
  outbox.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveBeenCalledTimes(2);
  expect(outbox.to('ravi')).toEqual([]);
});

it('shows the sentence of a refusal, tries it by hand alone, and lets it be dropped', async () => {
  const { outbox, calls } = outboxWith(() => Promise.reject(new ApiError(403, 'They take no messages')));
  outbox.add(draft('Hello'));
  await vi.advanceTimersByTimeAsync(60_000);
  outbox.resume();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveBeenCalledOnce();
  expect(states(outbox)).toEqual([['Hello', 'failed', 'They take no messages']]);
  outbox.retry(KEY);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveBeenCalledTimes(2);
  outbox.discard(KEY);
  expect(outbox.to('ravi')).toEqual([]);
});

it('sends in the order of writing, one after the other', async () => {
  const arrived: string[] = [];
  let fails = 1;
  const { outbox } = outboxWith((message) => {
    if (fails-- > 0) return Promise.reject(offline());
    arrived.push(message.text);
    return Promise.resolve(messageOf());
  });
  outbox.add(draft('one', 'a'));
  outbox.add(draft('two', 'b'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toEqual(['one', 'two']);
});

it('sends nothing in the name of whoever signs in next', async () => {
  let isTheirs = true;
  const { outbox, calls } = outboxWith(
    () => Promise.reject(offline()),
    () => isTheirs,
  );
  outbox.add(draft('Hello'));
  await vi.advanceTimersByTimeAsync(0);
  isTheirs = false;
  outbox.resume();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveBeenCalledOnce();
  expect(states(outbox)).toEqual([['Hello', 'failed', '']]);
});

it('says of a file that it was lost with the page, and does not send its words alone', async () => {
  const { outbox } = outboxWith(() => Promise.reject(offline()));
  outbox.add(draft('See this', KEY, new File(['x'], 'plan.pdf')));
  const { outbox: reloaded, calls } = outboxWith(() => Promise.resolve(messageOf()));
  reloaded.resume();
  reloaded.retry(KEY);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).not.toHaveBeenCalled();
  expect(states(reloaded)).toEqual([['See this', 'failed', expect.stringContaining('file')]]);
});
