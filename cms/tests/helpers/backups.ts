import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { extract } from 'tar';
import { afterAll, inject } from 'vitest';

import { ownDatabase } from './own-server';

/** What an archive says of itself. */
interface Manifest {
  tables: Record<string, { rows: number; sha256: string }>;
  files: Record<string, string>;
}
/** Where a server stores what it stores. */
interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A folder for archives and for places to restore them to, which is gone with the file's last test. */
export function backupFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'society-backup-'));
  const drops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    fileNamed: (name: string) => path.join(folder, name),

    /** A place where nothing is stored yet, of the kind that the tests run on. */
    async emptyPlace(): Promise<Place> {
      const { databaseUrl: neighbour } = inject('stage');
      const dataDir = mkdtempSync(path.join(folder, 'data-'));
      if (neighbour === null) return { dataDir, databaseUrl: undefined };
      const { databaseUrl, drop } = await ownDatabase(neighbour, 'template1');
      drops.push(drop);
      return { dataDir, databaseUrl };
    },

    /** Unpacks an archive. @returns what it says of itself, and the rows of a table */
    async look(file: string) {
      const inside = mkdtempSync(path.join(folder, 'inside-'));
      await extract({ file, cwd: inside });
      const read = (name: string) => readFileSync(path.join(inside, name), 'utf8');
      const rowsOf = (table: string) =>
        read(`tables/${table}.jsonl`)
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>);
      return { manifest: JSON.parse(read('manifest.json')) as Manifest, rowsOf };
    },
  };
}

/** What a server of such a place would be told. */
export const environmentOf = (place: Place) => ({
  ...place,
  port: 1,
  host: '127.0.0.1',
  publicUrl: undefined,
  demo: false,
  production: false,
});

/** Where the server under test stores. */
export const stagePlace = (): Place => ({
  dataDir: inject('stage').dataDir,
  databaseUrl: inject('stage').databaseUrl ?? undefined,
});

/** Rows that a start writes anew are left out: where the indexes of the searches stand. */
export const lasting = ({ tables: { strapi_core_store_settings: _, ...tables }, files }: Manifest) => ({
  tables,
  files,
});
