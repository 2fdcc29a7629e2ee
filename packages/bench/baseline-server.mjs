/*
 * Strapi as it comes, on our content type and our rows: its default middlewares, and its own core `find` behind
 * `GET /api/events`. None of it is in the product; the bench alone runs it, beside the product.
 *
 * Run with the server's environment; says `ready` to its parent once it serves.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { cms } from 'cli';
import { demoEvents } from 'demo-data';

const EVENT = 'api::event.event';
/** Rows in the table (design: 12 a page out of 500). */
const ROWS = 500;

const strapiPackage = createRequire(join(cms, 'package.json'))('@strapi/strapi');
const app = strapiPackage.createStrapi({ appDir: cms, distDir: join(cms, 'dist') });

const register = app.register.bind(app);
app.register = async () => {
  await register();
  app.get('controllers').set(EVENT, strapiPackage.factories.createCoreController(EVENT));
  app.get('services').set(EVENT, strapiPackage.factories.createCoreService(EVENT));
  app.config.set('middlewares', [
    'strapi::errors',
    'strapi::security',
    'strapi::cors',
    'strapi::query',
    'strapi::body',
    'strapi::favicon',
    'strapi::public',
  ]);
  return app;
};

await app.load();
const present = await app.documents(EVENT).count({});
for (const event of demoEvents({ count: ROWS, now: new Date() }).slice(present)) {
  await app.documents(EVENT).create({ data: event });
}
await app.start();
process.send?.('ready');
