import { randomInt } from 'node:crypto';
import { Agent, request as sendHttp, type IncomingHttpHeaders } from 'node:http';

import { inject } from 'vitest';

/** An answer, read whole. */
export interface BrowserAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each `Set-Cookie` of the answer, as it was sent. */
  setCookies: string[];
  text: string;
  json: unknown;
}

export interface Sending {
  method?: string;
  json?: unknown;
  /** Sent to the letter, with no content type of its own. */
  body?: string | Buffer;
  /** Laid over the browser's own; undefined takes one away. */
  headers?: Record<string, string | undefined>;
  /** Fails on an old connection that the server closes at that very moment, instead of sending it again. */
  isStrict?: boolean;
}

/** Each file of tests begins elsewhere among the 16 million addresses of this machine itself, 127.0.0.0/8. */
let last = randomInt(2 ** 16, 2 ** 24 - 2 ** 17);
/** An address that no other client of this run has: the server tells its clients apart by it. */
function newAddress(): string {
  last += 1;
  return [127, last >> 16, (last >> 8) & 255, last & 255].join('.');
}

/** A browser at an address of its own, with its own cookies. It sends `Origin` with unsafe methods, as browsers do. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Keeps its connections, as browsers do. */
  private readonly agent: Agent;

  /**
   * @param url the server to talk to; the first one when left out
   * @param address the client's address on the network
   */
  constructor(
    readonly url = inject('stage').url,
    readonly address = newAddress(),
  ) {
    this.agent = new Agent({ keepAlive: true, localAddress: address });
  }

  /** Another browser that holds the same cookies, as a stolen copy or a second tab does. */
  copy(url = this.url): Browser {
    const copy = new Browser(url, this.address);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async send(path: string, sending: Sending = {}): Promise<BrowserAnswer> {
    const { method = 'GET', json, body, headers = {} } = sending;
    const isUnsafe = method !== 'GET' && method !== 'HEAD';
    const payload = json === undefined ? body : JSON.stringify(json);
    const all: Record<string, string | undefined> = {
      ...(isUnsafe && { origin: new URL(this.url).origin }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      // Node sends a DELETE's body without its length, which no server reads.
      ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
      ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return new Promise((resolve, reject) => {
      // The path goes out to the letter, as far as letters can: a URL would tidy it up.
      const { hostname, port } = new URL(this.url);
      const written = path.replace(/[^!-~]/gu, encodeURIComponent);
      const options = { hostname, port, path: written, method, headers: sent, agent: this.agent };
      const outgoing = sendHttp(options, (answer) => {
        const chunks: Buffer[] = [];
        // A stream never ends: its answer is what comes with the first event.
        const isEndless = answer.headers['content-type']?.startsWith('text/event-stream') === true;
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (isEndless && chunk.includes('event: ')) answer.destroy();
        });
        answer.on('error', reject);
        answer.on(isEndless ? 'close' : 'end', () => {
          const setCookies = answer.headers['set-cookie'] ?? [];
          this.keep(setCookies);
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, setCookies, text, json: parse(text) });
        });
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // An old connection whose end crossed the request: every browser sends it again, on a new one.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && !sending.isStrict;
        if (isStale) this.send(path, { ...sending, isStrict: true }).then(resolve, reject);
        else reject(error);
      });
      outgoing.end(payload);
    });
  }

  post(path: string, json?: unknown, headers?: Sending['headers']): Promise<BrowserAnswer> {
    return this.send(path, { method: 'POST', json, ...(headers && { headers }) });
  }

  private keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...flags] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (flags.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
