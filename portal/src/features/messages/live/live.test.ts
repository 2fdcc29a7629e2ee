import { api, POLL_MS, type MessageChanges } from 'contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { followChanges, type Tabs } from './followChanges';
import { streamChanges } from './streamChanges';

const changesTo = (upTo: number): MessageChanges => ({ upTo, unread: upTo, threads: [], isMore: false });

let ended = new AbortController();
beforeEach(() => {
  vi.useFakeTimers();
  ended = new AbortController();
});
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser's stream that does what a test says. */
class FakeSource extends EventTarget {
  readonly CLOSED = 2;
  readyState = 1;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
  }
  close = () => void (this.readyState = 2);
  tell = (changes: MessageChanges) =>
    this.dispatchEvent(new MessageEvent('changes', { data: JSON.stringify(changes) }));
  fail = (readyState = 0) => {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  };
}

describe('the stream', () => {
  function start() {
    const sources: FakeSource[] = [];
    const hear = vi.fn<(changes: MessageChanges) => void>();
    const poll = vi.fn<(path: string) => Promise<{ data: MessageChanges }>>(() =>
      Promise.resolve({ data: changesTo(9) }),
    );
    const checkSession = vi.fn(() => Promise.resolve());
    const open = (path: string) => {
      const source = new FakeSource(path);
      sources.push(source);
      return source as unknown as EventSource;
    };
    streamChanges({ after: undefined, signal: ended.signal, hear, checkSession }, { open, poll });
    return { sources, hear, poll, checkSession };
  }

  it('tells what comes, and is closed at the end', () => {
    const { sources, hear } = start();
    sources[0]?.tell(changesTo(4));
    expect(hear.mock.calls).toEqual([[changesTo(4)]]);
    expect(sources[0]?.path).toBe(api.messageStream());
    ended.abort();
    expect(sources[0]?.readyState).toBe(2);
  });

  it('asks for the session when it is refused, and opens again from where it was', async () => {
    const { sources, checkSession } = start();
    sources[0]?.tell(changesTo(4));
    sources[0]?.fail(2);
    expect(checkSession).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sources[1]?.path).toBe(api.messageStream({ after: 4 }));
  });

  it('asks for the session a moment after it is over, and never again once somebody ended it here', async () => {
    const { sources, checkSession } = start();
    sources[0]?.dispatchEvent(new MessageEvent('over', { data: '{}' }));
    expect(sources[0]?.readyState).toBe(2);
    expect(checkSession).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(checkSession).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sources).toHaveLength(2);
    sources[1]?.dispatchEvent(new MessageEvent('over', { data: '{}' }));
    ended.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(checkSession).toHaveBeenCalledOnce();
  });

  it('polls after three failures in a row, waits longer after failures of that, and tries the stream later', async () => {
    const { sources, hear, poll } = start();
    sources[0]?.tell(changesTo(4));
    sources[0]?.fail();
    sources[0]?.fail();
    expect(sources[0]?.readyState).toBe(0);
    sources[0]?.fail();
    expect(sources[0]?.readyState).toBe(2);
    await vi.advanceTimersByTimeAsync(POLL_MS.first);
    expect(poll.mock.calls).toEqual([[api.messageChanges({ after: 4 })]]);
    expect(hear).toHaveBeenLastCalledWith(changesTo(9));
    poll.mockRejectedValueOnce(new Error('down'));
    await vi.advanceTimersByTimeAsync(POLL_MS.first);
    expect(poll).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2 * POLL_MS.first - 1);
    expect(poll).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(poll).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect(sources).toHaveLength(2);
    expect(sources[1]?.path).toBe(api.messageStream({ after: 9 }));
  });

  it('begins to count anew after what has come', () => {
    const { sources } = start();
    for (let round = 0; round < 3; round += 1) {
      sources[0]?.fail();
      sources[0]?.fail();
      sources[0]?.tell(changesTo(round));
    }
    expect(sources[0]?.readyState).toBe(0);
  });

  it('is opened anew, from where it was, by whoever looks again after a while, and not sooner', async () => {
    const { sources } = start();
    sources[0]?.tell(changesTo(4));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sources).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sources.map(({ readyState, path }) => [readyState, path])).toEqual([
      [2, api.messageStream()],
      [1, api.messageStream({ after: 4 })],
    ]);
    window.dispatchEvent(new Event('online'));
    expect(sources).toHaveLength(2);
  });

  it('does not come back from where another browser has taken its place', async () => {
    const { sources, poll } = start();
    sources[0]?.dispatchEvent(new Event('replaced'));
    expect(sources[0]?.readyState).toBe(2);
    await vi.advanceTimersByTimeAsync(POLL_MS.first);
    expect(sources).toHaveLength(1);
    expect(poll).toHaveBeenCalledOnce();
  });
});

describe('the tabs of a browser', () => {
  /** The channels of all tabs, which tell the others at once. */
  beforeEach(() => {
    const open = new Map<string, Set<EventTarget>>();
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        readonly all: Set<EventTarget>;
        constructor(name: string) {
          super();
          this.all = open.get(name) ?? new Set();
          open.set(name, this.all.add(this));
        }
        postMessage(data: unknown) {
          for (const other of this.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
        }
        close() {
          this.all.delete(this);
        }
      },
    );
  });

  /** A lock that the first holds until it ends, then the next. */
  function fakeLocks(): Pick<LockManager, 'request'> {
    let queue: Promise<unknown> = Promise.resolve();
    const request = (_name: string, { signal }: LockOptions, hold: () => Promise<void>) => {
      queue = queue.then(() => (signal?.aborted ? undefined : hold()));
      return queue;
    };
    return { request } as unknown as Pick<LockManager, 'request'>;
  }

  function openTab(locks: Tabs['locks'], account = 'asha') {
    const tab = new AbortController();
    ended.signal.addEventListener('abort', () => tab.abort());
    const heard: [number, boolean][] = [];
    const received = vi.fn();
    const stream = vi.fn<typeof streamChanges>();
    const checkSession = () => Promise.resolve();
    const hear = ({ upTo }: MessageChanges, isStart: boolean) => void heard.push([upTo, isStart]);
    followChanges({ account, signal: tab.signal, hear, receive: received, checkSession }, { locks, stream });
    const tell = (upTo: number) => stream.mock.calls[0]?.[0].hear(changesTo(upTo));
    return { heard, received, stream, tell, close: () => tab.abort() };
  }

  it('share one stream; the next tab goes on from where they stand when the first is closed', async () => {
    const locks = fakeLocks();
    const first = openTab(locks);
    await vi.advanceTimersByTimeAsync(0);
    first.tell(3);
    const second = openTab(locks);
    const stranger = openTab(fakeLocks(), 'ravi');
    expect(second.heard).toEqual([[3, true]]);
    first.tell(4);
    expect(first.heard).toEqual([
      [3, true],
      [4, false],
    ]);
    expect(second.heard).toEqual([
      [3, true],
      [4, false],
    ]);
    expect(second.received).not.toHaveBeenCalled();
    expect(second.stream).not.toHaveBeenCalled();
    expect(stranger.heard).toEqual([]);
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.stream.mock.calls[0]?.[0].after).toBe(4);
    second.tell(5);
    expect(second.received).toHaveBeenCalledOnce();
    expect(first.heard).toHaveLength(2);
  });

  it('have a stream each where the browser has no locks', () => {
    expect([openTab(undefined), openTab(undefined)].map(({ stream }) => stream.mock.calls.length)).toEqual([1, 1]);
  });
});
