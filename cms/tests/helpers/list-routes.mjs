/*
 * Loads the built server in a data folder of its own, without serving, and sends its parent what it would answer: the
 * routes that are mounted, and for each that Strapi knows under `/api` which permission it asks for. The environment
 * is the server's.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cms = process.cwd();
const { createStrapi } = createRequire(join(cms, 'package.json'))('@strapi/strapi');
const app = await createStrapi({ appDir: cms, distDir: join(cms, 'dist') }).load();

const mounted = app.server
  .mount()
  .listRoutes()
  .flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));

/** Strapi writes the permission into the route's configuration; `auth: false` asks for none. */
const permissions = new Map();
for (const { method, path, config } of Object.values(await app.contentAPI.getRoutesMap()).flat()) {
  const route = `${method} ${path.replace(/\/$/, '')}`;
  const needed = config?.auth === false ? [] : (config?.auth?.scope ?? []);
  // Of two routes alike the first one answers: those of the product stand before the plugins'.
  if (!permissions.has(route)) permissions.set(route, needed);
}

process.send?.({ mounted, permissions: Object.fromEntries(permissions) }, () => process.exit(0));
