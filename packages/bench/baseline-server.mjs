/*
 * Strapi as it comes, on our content types and our rows: its default middlewares, its own core `find` behind
 * `GET /api/events`, and the bearer tokens of its own accounts behind `GET /api/users/me`. None of it is in the
 * product, which grants that route to nobody; the bench alone runs it, beside the product.
 *
 * Run with the server's environment; sends its parent the demo student's token once it serves.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { cms } from 'cli';
import { demoEvents } from 'demo-data';

import { effort } from './effort.mjs';

const EVENT = 'api::event.event';
const USER = 'plugin::users-permissions.user';
const PERMISSION = 'plugin::users-permissions.permission';
/** The demo account that both servers are asked about. */
const EMAIL = 'student@example.com';
const strapiPackage = createRequire(join(cms, 'package.json'))('@strapi/strapi');
const app = strapiPackage.createStrapi({ appDir: cms, distDir: join(cms, 'dist') });

const register = app.register.bind(app);
app.register = async () => {
  await register();
  // Our routes name an action that Strapi's own controller has not.
  const withUpcoming = () => ({ upcoming: (/** @type {{ notFound: () => unknown }} */ ctx) => ctx.notFound() });
  app.get('controllers').set(EVENT, strapiPackage.factories.createCoreController(EVENT, withUpcoming));
  app.get('services').set(EVENT, strapiPackage.factories.createCoreService(EVENT));
  app.config.set('plugin::users-permissions.jwtManagement', 'legacy-support');
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
// The product's lists leave out what is not published, such as what somebody proposed.
await app.db.query(EVENT).deleteMany({ where: { isPublished: false } });
const present = await app.documents(EVENT).count({});
for (const event of demoEvents({ count: effort.rows, now: new Date() }).slice(present)) {
  await app.documents(EVENT).create({ data: event });
}
const user = await app.db.query(USER).findOne({ where: { email: EMAIL }, populate: ['role'] });
await app.db.query(PERMISSION).create({ data: { action: `${USER}.me`, role: user.role.id } });
const token = app.plugin('users-permissions').service('jwt').issue({ id: user.id });
await app.start();
process.send?.(token);
