/*
 * Strapi as it comes, on our content types and our rows: its default middlewares, its own core `find` behind
 * `GET /api/events` and, for whoever is signed in, `GET /api/signed-in/…`, and the bearer tokens of its own accounts
 * behind `GET /api/users/me`. None of it is in the product; the bench alone runs it, beside the product.
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
/** Types whose core `find` is asked by somebody who is signed in. */
const SIGNED_IN = [EVENT, 'api::profile.profile', 'api::notification.notification'];
const PERMISSION = 'plugin::users-permissions.permission';
/** The demo account that both servers are asked about. */
const EMAIL = 'student@example.com';
const strapiPackage = createRequire(join(cms, 'package.json'))('@strapi/strapi');
const app = strapiPackage.createStrapi({ appDir: cms, distDir: join(cms, 'dist') });

const notFound = (/** @type {{ notFound: () => unknown }} */ ctx) => ctx.notFound();
const register = app.register.bind(app);
app.register = async () => {
  await register();
  for (const uid of SIGNED_IN) {
    // Our routes name actions that Strapi's own controller has not.
    const named = Object.keys(app.controller(uid)).filter((name) => !['find', 'findOne'].includes(name));
    const others = Object.fromEntries(named.map((name) => [name, notFound]));
    app.get('controllers').set(
      uid,
      strapiPackage.factories.createCoreController(uid, () => others),
    );
    app.get('services').set(uid, strapiPackage.factories.createCoreService(uid));
  }
  const route = (/** @type {string} */ uid) => {
    const name = uid.split('.')[1];
    return { method: 'GET', path: `/signed-in/${name}s`, handler: `${uid}.find`, info: { apiName: name }, config: {} };
  };
  app.server.api('content-api').routes(SIGNED_IN.map(route));
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
const granted = [`${USER}.me`, ...SIGNED_IN.map((uid) => `${uid}.find`)];
for (const action of granted) {
  const grant = { action, role: user.role.id };
  if (!(await app.db.query(PERMISSION).findOne({ where: grant })))
    await app.db.query(PERMISSION).create({ data: grant });
}
const token = app.plugin('users-permissions').service('jwt').issue({ id: user.id });
await app.start();
process.send?.(token);
