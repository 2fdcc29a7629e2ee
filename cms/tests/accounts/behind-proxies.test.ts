// @databases one
import { createServer, request as sendHttp, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';

import { copyDemo, startTestServer } from 'cli';
import { api } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { newEmail } from '../helpers/people';

/*
 * A server behind two proxies of ours, as its TRUST_PROXY says (security matrix 9).
 */
let server: Awaited<ReturnType<typeof startTestServer>>;
let dataDir = '';
const proxies: Server[] = [];

beforeAll(async () => {
  dataDir = await copyDemo('sqlite');
  server = await startTestServer({ dataDir, variables: { TRUST_PROXY: '2' } });
});
afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Forwarding = (headers: IncomingHttpHeaders, client: string) => string;
/** As nginx does by its usual recipe. */
const appending: Forwarding = (headers, client) =>
  [headers['x-forwarded-for'], client].filter((part) => part !== undefined).join(', ');
const overwriting: Forwarding = (_headers, client) => client;

/** A proxy before another server. @returns its address */
async function proxyTo(target: string, forward: Forwarding): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const client = incoming.socket.remoteAddress ?? '';
    const headers = { ...incoming.headers, 'x-forwarded-for': forward(incoming.headers, client) };
    const passed = sendHttp(`${target}${incoming.url ?? ''}`, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  proxies.push(proxy);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** Guesses as one client, who forges another address each time. @returns the statuses */
async function guesses(url: string, count: number, path = api.login()): Promise<number[]> {
  const client = new Browser(url);
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const forged = [`203.0.113.${index}`, `203.0.113.${index}, 198.51.100.${index}`][index % 2];
    const headers = { 'x-forwarded-for': forged, origin: undefined };
    statuses.push((await client.post(path, { email: newEmail(), password: 'a guess' }, headers)).status);
  }
  return statuses;
}

describe.each([
  ['the outer one appends', appending],
  ['the outer one overwrites', overwriting],
])('%s', (_name, forward) => {
  it('and a client that forges addresses is still one client', async () => {
    const inner = await proxyTo(server.url, appending);
    const statuses = await guesses(await proxyTo(inner, forward), 11);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('and two clients are two', async () => {
    const inner = await proxyTo(server.url, appending);
    const outer = await proxyTo(inner, forward);
    await guesses(outer, 10);
    expect(await guesses(outer, 1)).toEqual([400]);
  });

  it('and Strapi’s panel counts clients, too, whichever addresses they try', async () => {
    const inner = await proxyTo(server.url, appending);
    const statuses = await guesses(await proxyTo(inner, forward), 11, '/admin/login');
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
