import { randomBytes } from 'node:crypto';

import { describe, expect, it, vi } from 'vitest';

import type { Answer } from './entry';
import { currentReading, recordRead } from './reading';
import { ResponseStore } from './responses';

const EVENT = 'api::event.event';
const MEMBER = 'api::team-member.team-member';

const answerOf = (text: string): Answer => ({ body: Buffer.from(text), contentType: 'text/plain' });
const textOf = (entry: { identity: { body: Buffer } } | null | undefined) => entry?.identity.body.toString();
/** An answer that read the given types. */
const made =
  (text: string, ...uids: string[]) =>
  () => {
    recordRead(...uids);
    return Promise.resolve(answerOf(text));
  };
/** A promise and the way to settle it. */
function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('a kept answer', () => {
  it('is given again without being computed', async () => {
    const store = new ResponseStore();
    await store.answer('/a', made('one'));
    expect(textOf(store.get('/a'))).toBe('one');
    expect(store.get('/b')).toBeUndefined();
  });

  it('goes when a type that it read changes, and stays when another does', async () => {
    const store = new ResponseStore();
    await store.answer('/events', made('events', EVENT));
    await store.answer('/team', made('team', MEMBER));
    store.invalidate([EVENT]);
    expect(store.get('/events')).toBeUndefined();
    expect(textOf(store.get('/team'))).toBe('team');
    store.clear();
    expect(store.get('/team')).toBeUndefined();
  });

  it('goes with the types of its newest version only', async () => {
    const store = new ResponseStore();
    await store.answer('/a', made('one', EVENT));
    await store.answer('/a', made('two', MEMBER));
    store.invalidate([EVENT]);
    expect(textOf(store.get('/a'))).toBe('two');
  });

  it('lives as long as it asked to, and ten minutes at most', async () => {
    let now = 1_000_000;
    const store = new ResponseStore({ now: () => now });
    await store.answer('/short', () => {
      currentReading()?.expireAt(now + 60_000);
      return Promise.resolve(answerOf('short'));
    });
    await store.answer('/long', made('long'));
    now += 59_999;
    expect(textOf(store.get('/short'))).toBe('short');
    now += 1;
    expect(store.get('/short')).toBeUndefined();
    expect(textOf(store.get('/long'))).toBe('long');
    now += 9 * 60_000;
    expect(store.get('/long')).toBeUndefined();
  });

  it('makes room for newer ones within the memory bound', async () => {
    const store = new ResponseStore({ maxBytes: 50_000 });
    for (let index = 0; index < 10; index++) await store.answer(`/${index}`, made('x'.repeat(10_000), EVENT));
    const kept = Array.from({ length: 10 }, (_, index) => index).filter((index) => store.get(`/${index}`));
    expect(kept).toEqual([6, 7, 8, 9]);
    await store.answer('/huge', made('x'.repeat(60_000)));
    expect(store.get('/huge')).toBeUndefined();
  });

  it('is charged for its compressed bodies too', async () => {
    const store = new ResponseStore({ maxBytes: 50_000 });
    const keys = ['/a', '/b', '/c'];
    for (const key of keys) {
      const body = randomBytes(12_000);
      await store.answer(key, () => Promise.resolve({ body, contentType: 'application/json' }));
    }
    expect(keys.filter((key) => store.get(key))).toEqual(keys);
    for (const key of keys) await store.get(key)?.in('gzip', (larger) => store.resize(key, larger));
    expect(keys.filter((key) => store.get(key))).toEqual(['/c']);
  });
});

describe('a miss', () => {
  it('is computed once, however many wait', async () => {
    const store = new ResponseStore();
    const { open, opened } = gate();
    const compute = vi.fn(async () => {
      await opened;
      return answerOf('one');
    });
    const waiting = Promise.all(Array.from({ length: 50 }, () => store.answer('/a', compute)));
    open();
    expect((await waiting).map(textOf)).toEqual(Array.from({ length: 50 }, () => 'one'));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is not public', () => Promise.resolve(null)],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('lets each compute its own when the first answer %s', async (_case, fault) => {
    const store = new ResponseStore();
    const { open, opened } = gate();
    const leader = store.answer('/a', async () => {
      await opened;
      return fault();
    });
    const waiter = store.answer('/a', made('own'));
    open();
    await leader.catch(() => undefined);
    expect(textOf(await waiter)).toBe('own');
  });

  it.each([
    ['what it read changed', (store: ResponseStore) => store.invalidate([EVENT])],
    ['everything was dropped', (store: ResponseStore) => store.clear()],
  ])('is not kept when %s meanwhile, though it is sent', async (_what, change) => {
    const store = new ResponseStore();
    const { open, opened } = gate();
    const answer = store.answer('/a', async () => {
      recordRead(EVENT);
      await opened;
      return answerOf('old');
    });
    change(store);
    open();
    expect(textOf(await answer)).toBe('old');
    expect(store.get('/a')).toBeUndefined();
  });

  it('is kept when something else changed meanwhile', async () => {
    const store = new ResponseStore();
    const { open, opened } = gate();
    const answer = store.answer('/a', async () => {
      recordRead(EVENT);
      await opened;
      return answerOf('new');
    });
    store.invalidate([MEMBER]);
    open();
    await answer;
    expect(textOf(store.get('/a'))).toBe('new');
  });

  it('is not shared with whoever asks after a change', async () => {
    const store = new ResponseStore();
    const { open, opened } = gate();
    const before = store.answer('/a', async () => {
      recordRead(EVENT);
      await opened;
      return answerOf('old');
    });
    store.invalidate([EVENT]);
    expect(textOf(await store.answer('/a', made('new', EVENT)))).toBe('new');
    open();
    expect(textOf(await before)).toBe('old');
    expect(textOf(store.get('/a'))).toBe('new');
  });
});

describe('a page around API answers', () => {
  const page = (store: ResponseStore, api: () => Promise<Answer | null>) => async () => {
    const part = store.get('/api') ?? (await store.answer('/api', api));
    return answerOf(`page of ${textOf(part)}`);
  };

  it.each(['computed', 'kept'])('depends on what a %s answer read', async (state) => {
    const store = new ResponseStore();
    if (state === 'kept') await store.answer('/api', made('team', MEMBER));
    await store.answer('/', page(store, made('team', MEMBER)));
    expect(textOf(store.get('/'))).toBe('page of team');
    store.invalidate([MEMBER]);
    expect(store.get('/')).toBeUndefined();
  });

  it('lives no longer than its parts', async () => {
    let now = 0;
    const store = new ResponseStore({ now: () => now });
    const api = () => {
      currentReading()?.expireAt(60_000);
      return Promise.resolve(answerOf('events'));
    };
    await store.answer('/api', api);
    await store.answer('/', page(store, api));
    now = 60_000;
    expect(store.get('/')).toBeUndefined();
  });

  it('is not kept when a part failed', async () => {
    const store = new ResponseStore();
    const failing = () => {
      currentReading()?.fail();
      return Promise.resolve(null);
    };
    await store.answer('/', page(store, failing));
    expect(store.get('/')).toBeUndefined();
  });

  it('is not shared after a change of what a part has read so far', async () => {
    const store = new ResponseStore();
    const { open, opened } = gate();
    const api = async () => {
      recordRead(MEMBER);
      await opened;
      return answerOf('old team');
    };
    // Someone else already asks the API when the page is requested: the page waits for that answer.
    const other = store.answer('/api', api);
    const before = store.answer('/', page(store, api));
    await Promise.resolve();
    store.invalidate([MEMBER]);
    expect(textOf(await store.answer('/', page(store, made('new team', MEMBER))))).toBe('page of new team');
    open();
    expect(textOf(await other)).toBe('old team');
    expect(textOf(await before)).toBe('page of old team');
    expect(textOf(store.get('/'))).toBe('page of new team');
  });
});
