// @databases one
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { extendedApp } from './sponsor';

let server: OwnServer;
const app = extendedApp();

beforeAll(async () => {
  server = await startOwnServer('demo', () => Promise.resolve(), app.folder);
});
afterAll(async () => {
  await server.stop();
  app.remove();
});

describe('a type that somebody made', () => {
  it('is nobody’s to read until somebody says so', async () => {
    const answer = await fetch(`${server.url}/api/sponsors`);
    expect(answer.status).toBe(401);
  });
});
