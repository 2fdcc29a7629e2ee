/*
 * Makes the first accounts of a society: `node create-admin.js <email> <name>`, with the server's environment and the
 * password in PASSWORD. One signs in to the portal and its console, the other, of the same address, to Strapi's panel.
 * It ends with exit code 2, and one sentence, when it refuses. The command line starts it (`npm run admin:create`).
 */
import path from 'node:path';

import { createStrapi } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createFirstAdmin } from '../platform/accounts/first-admin';

async function run(email: string, name: string): Promise<void> {
  const strapi = await createStrapi({ appDir: process.cwd(), distDir: path.resolve(__dirname, '../..') }).load();
  await createFirstAdmin(strapi, { email, name, password: process.env['PASSWORD'] ?? '' });
  await strapi.destroy();
}

run(process.argv[2] ?? '', process.argv[3] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    const isRefusal = error instanceof errors.ApplicationError;
    console.error(isRefusal ? error.message : error);
    process.exit(isRefusal ? 2 : 1);
  },
);
