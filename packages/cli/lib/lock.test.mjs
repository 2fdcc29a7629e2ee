import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { withLock } from './lock.mjs';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'society-lock-')), 'lock');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

it('lets one work at a time, and says so to whoever waits', async () => {
  let inside = 0;
  const waits = vi.fn();
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all([withLock(file, work, waits), withLock(file, work, waits)]);
  expect(waits).toHaveBeenCalledTimes(1);
  expect(existsSync(file)).toBe(false);
});

it('is taken over from a process that died', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, `${pid} somebody`);
  const waits = vi.fn();
  expect(await withLock(file, async () => 'done', waits)).toBe('done');
  expect(waits).not.toHaveBeenCalled();
});

it('is given back when the work fails', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('broken')), vi.fn());
  await expect(failing).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});
