import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { cms, freePort, serverVariables } from 'cli';
import { inject } from 'vitest';
import { z } from 'zod';

/** How a call ended: 200, or the status of what it threw. */
const ended = z.object({
  id: z.number(),
  status: z.number(),
  message: z.string().optional(),
  result: z.unknown().optional(),
});
type Ended = z.infer<typeof ended>;

/** Calls the code of the built server, which is loaded once more beside the one that runs; see `built-code.mjs`. */
export async function askBackstage(call: string, told: object = {}): Promise<Ended> {
  const body = JSON.stringify({ call, told });
  const answer = await fetch(inject('stage').backstageUrl, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return ended.parse(await answer.json());
}

/** Nothing happens by itself between two looks at the database: tests ask for what the clock does, with a time of their own. */
export const CLOCKLESS = { SCHEDULED_JOBS: 'false' };

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Answers the calls of all test files by one process, which is started when the first of them asks.
 * @returns where it answers, and what ends it
 */
export async function openBackstage(place: Place): Promise<{ url: string; close: () => Promise<void> }> {
  let started: ReturnType<typeof startBackstage> | undefined;
  const server = createServer((request, response) => {
    const answer = async () => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
      const { call, told } = JSON.parse(body) as { call: string; told: object };
      started ??= startBackstage(place);
      return (await started).ask(call, told);
    };
    answer().then(
      (result) => response.end(JSON.stringify(result)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await (await started)?.stop();
    },
  };
}

async function startBackstage({ dataDir, databaseUrl }: Place) {
  const environment = { host: '127.0.0.1', dataDir, databaseUrl, publicUrl: undefined, demo: false, production: false };
  const child = fork(path.join(import.meta.dirname, 'built-code.mjs'), {
    cwd: cms,
    env: { ...serverVariables({ ...environment, port: await freePort() }, process.env), ...CLOCKLESS },
    execArgv: [],
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`The server did not load:\n${output}`)));
  });
  const waiting = new Map<number, (end: Ended) => void>();
  child.on('message', (message) => {
    const end = ended.parse(message);
    waiting.get(end.id)?.(end);
    waiting.delete(end.id);
  });
  let serial = 0;
  return {
    ask: (call: string, told: object) =>
      new Promise<Ended>((resolve) => {
        serial += 1;
        waiting.set(serial, resolve);
        child.send({ id: serial, call, told });
      }),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
