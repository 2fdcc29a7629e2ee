/*
 * Fills the database with invented members: `node seed-people.js <how many>`, with the server's environment. It ends
 * with exit code 0 when they are stored. The command line starts it (`npm run seed`).
 */
import path from 'node:path';

import { createStrapi } from '@strapi/strapi';

import { storePeople } from '../api/profile/demo/store-people';
import { hashPassword } from '../platform/accounts/passwords';
import { DEMO_PASSWORD } from '../platform/demo/accounts';

/** Apart from the seed of the demo's own people, so that neither repeats the other. */
const SEED = 2;

async function seedPeople(count: number): Promise<void> {
  const distDir = path.resolve(__dirname, '../..');
  const strapi = await createStrapi({ appDir: process.cwd(), distDir }).load();
  const { demoPeople } = await import('demo-data');
  const people = demoPeople({ count, now: new Date(), seed: SEED });
  const passwordHash = await hashPassword(strapi, DEMO_PASSWORD);
  await storePeople(strapi, people, passwordHash);
  await strapi.destroy();
}

seedPeople(Number(process.argv[2])).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
