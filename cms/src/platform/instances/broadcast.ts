import { randomUUID } from 'node:crypto';

import { Client, type ClientConfig } from 'pg';

/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7900;
/** Stands for every name. */
const EVERYTHING = '*';
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;
/** A line that silently died is noticed within these, in milliseconds. */
const HEARTBEAT_MS = 15_000;
const QUERY_TIMEOUT_MS = 5_000;

/** What instances tell each other about, by names such as the uids of content types. */
export interface Topic {
  /** Of PostgreSQL. */
  channel: string;
  /** Something happened to these at another instance. */
  onNews: (names: readonly string[]) => void;
  /** News may have been missed. */
  onGap: () => void;
}

export interface BroadcastOptions {
  connection: ClientConfig;
  topics: readonly Topic[];
  log: { warn: (message: string) => void };
}

/**
 * Carries news between the instances on one PostgreSQL, over LISTEN and NOTIFY on a connection of its own. What could
 * not be sent while the line was down is sent when it is back.
 */
export class Broadcast {
  private readonly instance = randomUUID();
  private client: Client | null = null;
  /** Names that wait to be told, by channel. */
  private outbox = new Map<string, Set<string>>();
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
    client.on('notification', ({ channel, payload }) => this.receive(channel, payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      for (const { channel } of this.options.topics) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      this.options.log.warn(`News of other instances are not heard yet: ${messageOf(error)}`);
      this.lose(client);
      return;
    }
    this.retryMs = FIRST_RETRY_MS;
    for (const { onGap } of this.options.topics) onGap();
    this.schedule(() => this.beat(client), HEARTBEAT_MS);
    await this.flush();
  }

  /** Tells the other instances. What happens in one turn of the event loop travels together. */
  send(channel: string, names: Iterable<string>): void {
    const isEmpty = this.outbox.size === 0;
    const waiting = this.outbox.get(channel) ?? new Set<string>();
    for (const name of names) waiting.add(name);
    if (waiting.size > 0) this.outbox.set(channel, waiting);
    if (isEmpty) setImmediate(() => void this.flush());
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
    const waiting = this.outbox;
    this.outbox = new Map();
    try {
      for (const [channel, names] of waiting) {
        await client.query('SELECT pg_notify($1, $2)', [channel, this.payload([...names])]);
        waiting.delete(channel);
      }
    } catch {
      for (const [channel, names] of waiting) this.send(channel, names);
      this.lose(client);
      return;
    } finally {
      this.sending = false;
    }
    await this.flush();
  }

  private payload(names: readonly string[]): string {
    const whole = [this.instance, ...names].join(' ');
    return Buffer.byteLength(whole) <= MAX_PAYLOAD_BYTES ? whole : `${this.instance} ${EVERYTHING}`;
  }

  private receive(channel: string, payload: string): void {
    const [sender, ...names] = payload.split(' ');
    const topic = this.options.topics.find((each) => each.channel === channel);
    if (sender === this.instance || !topic) return;
    if (names.includes(EVERYTHING)) topic.onGap();
    else topic.onNews(names);
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
