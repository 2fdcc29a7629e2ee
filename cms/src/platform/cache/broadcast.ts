import { randomUUID } from 'node:crypto';

import { Client, type ClientConfig } from 'pg';

const CHANNEL = 'content_changed';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7900;
/** Stands for every content type. */
const EVERYTHING = '*';
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;
/** A line that silently died is noticed within these, in milliseconds. */
const HEARTBEAT_MS = 15_000;
const QUERY_TIMEOUT_MS = 5_000;

export interface BroadcastOptions {
  connection: ClientConfig;
  /** Another instance changed these content types. */
  onChange: (uids: readonly string[]) => void;
  /** Changes may have been missed. */
  onGap: () => void;
  log: { warn: (message: string) => void };
}

/**
 * Carries changes of content between the instances on one PostgreSQL, over LISTEN and NOTIFY on a connection of its
 * own. What could not be sent while the line was down is sent when it is back.
 */
export class Broadcast {
  private readonly instance = randomUUID();
  private client: Client | null = null;
  private outbox = new Set<string>();
  private sending = false;
  private stopped = false;
  private retryMs = FIRST_RETRY_MS;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: BroadcastOptions) {}

  /** Connects; a failure is retried in the background. */
  async start(): Promise<void> {
    const client = new Client({ ...this.options.connection, keepAlive: true, query_timeout: QUERY_TIMEOUT_MS });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      this.options.log.warn(`Changes of other instances are not heard yet: ${messageOf(error)}`);
      this.lose(client);
      return;
    }
    this.retryMs = FIRST_RETRY_MS;
    this.options.onGap();
    this.schedule(() => this.beat(client), HEARTBEAT_MS);
    await this.flush();
  }

  /** Tells the other instances what changed. Changes of one turn of the event loop travel together. */
  send(uids: Iterable<string>): void {
    const empty = this.outbox.size === 0;
    for (const uid of uids) this.outbox.add(uid);
    if (empty) setImmediate(() => void this.flush());
  }

  /** Sends what is left and hangs up. */
  async stop(): Promise<void> {
    await this.flush();
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async flush(): Promise<void> {
    const { client } = this;
    if (!client || this.sending || this.outbox.size === 0) return;
    this.sending = true;
    const uids = [...this.outbox];
    this.outbox = new Set();
    try {
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.payload(uids)]);
    } catch {
      for (const uid of uids) this.outbox.add(uid);
      this.lose(client);
      return;
    } finally {
      this.sending = false;
    }
    await this.flush();
  }

  private payload(uids: readonly string[]): string {
    const whole = [this.instance, ...uids].join(' ');
    return Buffer.byteLength(whole) <= MAX_PAYLOAD_BYTES ? whole : `${this.instance} ${EVERYTHING}`;
  }

  private receive(payload: string): void {
    const [sender, ...uids] = payload.split(' ');
    if (sender === this.instance) return;
    if (uids.includes(EVERYTHING)) this.options.onGap();
    else this.options.onChange(uids);
  }

  private async beat(client: Client): Promise<void> {
    if (this.client !== client) return;
    try {
      await client.query('SELECT 1');
      this.schedule(() => this.beat(client), HEARTBEAT_MS);
    } catch {
      this.lose(client);
    }
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    if (this.stopped) return;
    this.schedule(() => this.start(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }

  private schedule(step: () => Promise<void>, afterMs: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void step(), afterMs);
    this.timer.unref();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
