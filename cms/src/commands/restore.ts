/*
 * Restores an archive: `node restore.js <file> [--replace]`, with the server's environment and DEMO=false. The server must
 * not run on this database. It ends with exit code 2, and one sentence, when it refuses. The command line starts it
 * (`npm run restore`).
 */
import path from 'node:path';

import { createStrapi } from '@strapi/strapi';

import { restore, RestoreRefusal } from '../backup/restore';
import { environment } from '../platform/environment/environment';

async function run([name = '', ...words]: string[]): Promise<void> {
  const manifest = await restore(environment(), {
    file: path.resolve(name),
    replace: words.includes('--replace'),
    makeTables: async () => {
      const strapi = await createStrapi({ appDir: process.cwd(), distDir: path.resolve(__dirname, '../..') }).load();
      await strapi.destroy();
    },
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${Object.keys(manifest.files).length} files, as they were on ${manifest.takenAt}.`);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof RestoreRefusal ? error.message : error);
    process.exit(error instanceof RestoreRefusal ? 2 : 1);
  },
);
