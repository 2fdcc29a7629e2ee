import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { environment } from '../src/platform/environment/environment';
import { keepPrivate } from '../src/platform/lifecycle/keep-private';

const { dataDir, host, port, production, publicUrl, proxies, secrets } = environment();

// What people entrust to the server is its own user's alone: the database, uploads, mails.
process.umask(0o077);
mkdirSync(dataDir, { recursive: true });
keepPrivate(dataDir);

// Strapi refuses to start without its public folder, and uploads live beside the database (design §6).
const publicDir = path.join(dataDir, 'public');
mkdirSync(path.join(publicDir, 'uploads'), { recursive: true });

const config: Core.Config.Server = {
  host,
  port,
  url: publicUrl ?? `http://localhost:${port}`,
  app: { keys: secrets.APP_KEYS.split(',') },
  proxy: { koa: proxies > 0 },
  dirs: { public: publicDir },
  cron: { enabled: false },
  transfer: { remote: { enabled: false } },
  logger: {
    updates: { enabled: false },
    startup: { enabled: !production },
    config: { level: production ? 'info' : 'http' },
  },
  // A client that sends its head or body drop by drop does not hold a connection for long.
  http: { serverOptions: { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000 } },
};

export default config;
