import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from 'cli';
import { expect, it } from 'vitest';

import { kinds as ofDirectory } from '../directory/queries.mjs';
import { kinds as ofEvents } from '../events/queries.mjs';
import { kinds as ofJobs } from '../jobs/queries.mjs';
import { kinds as ofMadeTypes } from '../made-types/queries.mjs';
import { kinds as ofMentorship } from '../mentorship/queries.mjs';
import { kinds as ofMoney } from '../money/money.mjs';

/** A run that asks everything once: every part starts, and is answered what it measures. */
it('npm run bench measures every part', async () => {
  // Which the test's runner has set for itself.
  const { NODE_ENV: _ofRunner, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'packages/cli/cli.mjs'), 'bench'], {
    cwd: root,
    env: { ...env, BENCH: 'brief' },
  });
  const measured = stdout.split('\n').filter((line) => line.startsWith('· '));
  const rates = ['cached GET /api/events', 'HTML of /', 'HTML of /innokshetra', 'HTML of an announcement'];
  const others = [
    'GET /api/auth/me by cookie',
    'first load of /',
    'people you may know',
    'open streams',
    'a message meanwhile',
  ];
  const lists = ['the directory', 'connections', 'notifications', '/alumni/events'].map((name) => `${name}, signed in`);
  const kinds = [...ofDirectory, ...ofMentorship, ...ofEvents, ...ofJobs, ...ofMadeTypes, ...ofMoney].map(
    ({ name }) => name,
  );
  for (const name of [...rates, ...others, ...lists, ...kinds]) {
    expect(
      measured.some((line) => line.startsWith(`· ${name}`)),
      name,
    ).toBe(true);
  }
  expect(stdout).toMatch(/% of the limit \(target ≥ \d+ %\), \d+ requests\/s of a bare Node server/);
  expect(stdout).toContain('nothing was judged');
});
