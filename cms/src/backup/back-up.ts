import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

import type { Knex } from 'knex';

import type { Environment } from '../platform/environment/environment';
import { FILES, hashesBelow, keepFiles, pack, tableFile, type Manifest } from './archive';
import { atOneMoment, linesOf, openDatabase, readMigrations, readTables, sumOf, type TableSum } from './database';
import type { Table } from './rows';
import { shapeOf } from './shape';

/**
 * Puts everything that is stored into one archive: the rows of every table, as they were at one moment, and the files
 * that they speak of. The server may run and write meanwhile. Secrets stay out, as does what is made anew from the
 * rest: the words of the searches, and the counters of the limits.
 * @returns what is in it
 */
export async function backUp(environment: Environment, file: string): Promise<Manifest> {
  const uploads = path.join(environment.dataDir, 'public/uploads');
  const folder = await mkdtemp(path.join(path.dirname(file), '.backup-'));
  const database = openDatabase(environment);
  try {
    await mkdir(path.join(folder, 'tables'));
    await mkdir(path.join(folder, FILES));
    // What is deleted after the moment of the rows is kept before it; what is stored before it is there after it.
    await keepFiles(uploads, path.join(folder, FILES));
    const rest = await atOneMoment(database, async (trx) => {
      await keepFiles(uploads, path.join(folder, FILES));
      const tables = await readTables(trx);
      const sums: Record<string, TableSum> = {};
      for (const table of tables)
        sums[table.name] = await writeTable(trx, table, path.join(folder, tableFile(table.name)));
      return { shape: shapeOf(tables), migrations: await readMigrations(trx), tables: sums };
    });
    const files = await hashesBelow(path.join(folder, FILES));
    const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), ...rest, files };
    await pack(folder, manifest, file);
    return manifest;
  } finally {
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTable(database: Knex, table: Table, file: string): Promise<TableSum> {
  const stream = createWriteStream(file);
  const sum = await sumOf(linesOf(database, table), async (line) => {
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  });
  stream.end();
  await finished(stream);
  return sum;
}
