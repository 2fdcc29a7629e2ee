/*
 * Writes the types of content types and components for the schemas that the compiled server has:
 * `node generate-types.js <folder, seen from cms/>`, with the server's environment. The check of the committed types
 * starts it: unlike `strapi ts:generate-types`, it compiles nothing, which takes ten times as long.
 */
import path from 'node:path';

import { createStrapi } from '@strapi/strapi';
import { generators } from '@strapi/typescript-utils';

async function generateTypes(folder: string): Promise<void> {
  const appDir = process.cwd();
  const strapi = await createStrapi({ appDir, distDir: path.resolve(__dirname, '../..') }).register();
  const artifacts = { contentTypes: true, components: true };
  await generators.generate({ strapi, pwd: appDir, rootDir: folder, artifacts, logger: { silent: true } });
  await strapi.destroy();
}

generateTypes(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
