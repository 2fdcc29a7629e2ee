import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes a folder, and the files that stand in it, away from everybody but the user that the server runs as. What is made
 * later is so by the process's mask. Where the folder is somebody else's, as on some mounted disks, it stays as it is.
 */
export function keepPrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(path.join(folder, entry.name), 0o600);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
