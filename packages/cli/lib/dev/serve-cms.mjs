/*
 * The CMS of `npm run dev`, loaded from what `compile.mjs` has made: as `strapi develop` serves it, with the
 * Content-Type Builder open, without compiling anything twice. It tells its parent when it serves, and why it does not.
 * Its argument is the address by which people reach it.
 */
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const cms = process.cwd();
const load = createRequire(join(cms, 'package.json'));

/** @param {unknown} error */
function tellFault(error) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.split('\n').find((line) => line.includes(`${cms}/`) && !line.includes('node_modules'));
  const [, at = ''] = /\(?([^\s()]+:\d+:\d+)\)?$/.exec(place ?? '') ?? [];
  const [words = ''] = message.split('\n');
  process.send?.({ fault: at ? `${words} (${relative(cms, at.replace('file://', ''))})` : words }, () =>
    process.exit(1),
  );
}
process.on('uncaughtException', tellFault).on('unhandledRejection', tellFault);

const app = load('@strapi/strapi').createStrapi({ appDir: cms, distDir: join(cms, 'dist'), autoReload: true });
// Links in mails lead there, and not to where it listens.
app.config.set('server.url', process.env.PUBLIC_URL || process.argv[2]);
await app.register();
await writeTypes();
await app.bootstrap();
app.isLoaded = true;
// What it says of its address is not where people reach it.
app.config.set('server.logger.startup.enabled', false);
await app.listen();
process.send?.({ serves: true, pluginNames: Object.keys(app.plugins) });

/** As `npm run types:generate` writes them: before the start adds to the schemas what is for the panel alone. */
async function writeTypes() {
  const { generators } = load('@strapi/typescript-utils');
  const artifacts = { contentTypes: true, components: true };
  await generators.generate({ strapi: app, pwd: cms, artifacts, logger: { silent: true } });
}
