import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';

import { create, extract } from 'tar';
import { z } from 'zod';

const sum = z.object({ rows: z.number(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  /** When it was taken, as an ISO instant. */
  takenAt: z.string(),
  /** Columns of each table with their types, by which another version of the product is told. */
  shape: z.record(z.string(), z.record(z.string(), z.string())),
  /** The product's migrations that the data has been through. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), sum),
  /** SHA-256 of each uploaded file, by its path. */
  files: z.record(z.string(), z.string()),
});
/** What an archive says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = 'manifest.json';
/** Folder of an archive with the uploaded files. */
export const FILES = 'uploads';
/** File of an archive with the rows of a table. */
export const tableFile = (name: string): string => path.join('tables', `${name}.jsonl`);

/** Packs a folder that holds a manifest, and whatever it names, into one file that is there whole or not at all. */
export async function pack(folder: string, manifest: Manifest, file: string): Promise<void> {
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
  const unfinished = `${file}.part`;
  try {
    const names = [MANIFEST, 'tables', FILES];
    // Whoever reads it reads everything.
    await create({ file: unfinished, cwd: folder, gzip: true, portable: true, mode: 0o600 }, names);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Unpacks an archive into an empty folder. @throws Error when it is none, or not whole */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await extract({ file, cwd: folder, strict: true });
  return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
}

/** The lines of a file. */
export const readLines = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity });

/** The files below a folder, as paths from there with `/`. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Puts the files of one folder into another: by a second name where they share a disk, else as copies. */
export async function keepFiles(from: string, to: string): Promise<void> {
  for (const name of await filesBelow(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    await mkdir(path.dirname(target), { recursive: true });
    await link(source, target).catch(async (error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // It is there already, or was deleted a moment ago.
      if (code === 'EEXIST' || code === 'ENOENT') return;
      await copyFile(source, target);
    });
  }
}

/** SHA-256 of each file below a folder, by its path. */
export async function hashesBelow(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await filesBelow(folder)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, name)), hash);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}
