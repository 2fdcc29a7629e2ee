import type { ServerResponse } from 'node:http';

import type { MessageChanges } from 'contracts';

/** How long a client waits before it comes back, in milliseconds. */
const RETRY_MS = 2000;
/** What may wait for a reader who is slow, in bytes; with more the stream ends, and the client goes on from what it knows. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Who listens. */
export interface Listener {
  userId: number;
  personId: number;
  sessionId: number;
}

/** One open answer of server-sent events. It keeps nothing of its request. */
export class Stream {
  private isFresh = true;

  /** @param told the last event that the client knows; null for one that asks where it stands */
  constructor(
    readonly listener: Listener,
    private readonly response: ServerResponse,
    public told: number | null,
  ) {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Proxies hand on what comes as it comes.
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** @param closed is told when it has ended, by whomever */
  whenOver(closed: () => void): void {
    // Whoever has gone while their session was looked up is not heard of again.
    if (this.response.destroyed) closed();
    else this.response.once('close', closed);
  }

  /** Tells what changed, as far as it is news; the first time in any case. */
  tell(changes: MessageChanges): void {
    const { told } = this;
    if (!this.isFresh && told === changes.upTo) return;
    this.isFresh = false;
    this.told = changes.upTo;
    // What others have not been told yet says nothing to one that begins now; one that knows more has lost its way.
    const own = told === null ? { threads: [], isMore: false } : { isMore: changes.isMore || told > changes.upTo };
    const data = JSON.stringify({ ...changes, ...own } satisfies MessageChanges);
    this.write(`event: changes\nid: ${changes.upTo}\ndata: ${data}\n\n`);
  }

  /** Keeps the way open; whoever has not taken what was written since the last time is gone. */
  beat(): void {
    if (this.response.writableNeedDrain) this.response.destroy();
    else this.write(':\n\n');
  }

  /** Ends it for good: the client is told not to come back. */
  replace(): void {
    this.response.end('event: replaced\ndata: {}\n\n');
  }

  /** Ends it as its session is over: to come back would be refused. */
  over(): void {
    this.response.end('event: over\ndata: {}\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_WAITING_BYTES) this.response.destroy();
  }
}
