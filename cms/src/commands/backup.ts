/*
 * Puts everything that is stored into one archive: `node backup.js <file>`, with the server's environment. The server
 * may run meanwhile. It writes what is in the archive to its output. The command line starts it (`npm run backup`).
 */
import path from 'node:path';

import { backUp } from '../backup/back-up';
import { environment } from '../platform/environment/environment';

backUp(environment(), path.resolve(process.argv[2] ?? '')).then(
  ({ tables, files }) => {
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows of ${Object.keys(tables).length} tables, and ${Object.keys(files).length} files.`);
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
