import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Formats that shrink; pictures and woff2 are compressed already. */
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this many bytes a compressed twin saves nothing; small chunks add up on a first load. */
const WORTHWHILE_BYTES = 256;

/** Writes a `.br` and a `.gz` beside every text file of the browser build, so that the server need not compress. */
export function compress(): Plugin {
  let directory = '';
  return {
    name: 'compress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      directory = config.build.outDir;
    },
    // Not once all is closed, which it is after a failure too: that would hide it.
    async writeBundle() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        const content = await readFile(file);
        if (content.length < WORTHWHILE_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
        await writeFile(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
