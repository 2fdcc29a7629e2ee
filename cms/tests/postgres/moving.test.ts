// @databases both
import { rmSync } from 'node:fs';

import { backUp, copyDemo, restore } from 'cli';
import { expect, it } from 'vitest';

import { backupFolder, environmentOf, lasting } from '../helpers/backups';

const backups = backupFolder();

it('a backup goes from SQLite to PostgreSQL, and back (security matrix 33)', { timeout: 180_000 }, async () => {
  const [from, to] = [await copyDemo('sqlite'), await backups.emptyPlace()];
  const [first, second] = [backups.fileNamed('first.tar.gz'), backups.fileNamed('second.tar.gz')];
  try {
    await backUp(environmentOf({ dataDir: from, databaseUrl: undefined }), first);
    await restore(environmentOf(to), { file: first, replace: false });
    await backUp(environmentOf(to), second);
    expect(lasting((await backups.look(second)).manifest)).toEqual(lasting((await backups.look(first)).manifest));
    await restore(environmentOf({ dataDir: from, databaseUrl: undefined }), { file: second, replace: true });
  } finally {
    rmSync(from, { recursive: true, force: true });
  }
});
