import { fork } from 'node:child_process';
import path from 'node:path';

import { cms, freePort, serverVariables } from 'cli';
import { inject } from 'vitest';
import { z } from 'zod';

/** How a call ended: 200, or the status of what it threw. */
const answer = z.object({ id: z.number(), status: z.number(), message: z.string().optional() });
type Ended = z.infer<typeof answer>;

/** Whose seat of which event, by their ids on the wire. */
interface Seat {
  event: string;
  profile: string;
}

/** What the code of the server does without being asked over HTTP. */
export interface RegistrationCalls {
  checkout: (call: 'hold' | 'confirm' | 'release', seat: Seat) => Promise<Ended>;
  /** @param now the moment that the clock shows */
  clock: (call: 'sweep' | 'remind' | 'write' | 'cancellations', now: Date) => Promise<Ended>;
  stop: () => Promise<void>;
}

/** Loads the built server once more, on the database of the stage. */
export async function registrationCalls(): Promise<RegistrationCalls> {
  const { dataDir, databaseUrl } = inject('stage');
  const environment = {
    ...{ host: '127.0.0.1', dataDir, publicUrl: undefined, demo: false, production: false },
    port: await freePort(),
    databaseUrl: databaseUrl ?? undefined,
  };
  const child = fork(path.join(import.meta.dirname, 'run-registrations.mjs'), {
    cwd: cms,
    env: serverVariables(environment, process.env),
    execArgv: [],
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`The server did not load:\n${output}`)));
  });
  const waiting = new Map<number, (ended: Ended) => void>();
  child.on('message', (message) => {
    const ended = answer.parse(message);
    waiting.get(ended.id)?.(ended);
  });
  let serial = 0;
  const ask = (call: string, told: object) =>
    new Promise<Ended>((resolve) => {
      serial += 1;
      waiting.set(serial, resolve);
      child.send({ id: serial, call, told });
    });
  return {
    checkout: ask,
    clock: (call, now) => ask(call, { now: now.toISOString() }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
