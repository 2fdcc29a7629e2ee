import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keptSecrets, requireSecrets } from './secrets.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'society-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('secrets of a copy of one’s own', () => {
  it('are made once, each another, readable by the owner alone', () => {
    const first = keptSecrets(folder, {});
    expect(keptSecrets(folder, {})).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(6);
    expect(Math.min(...Object.values(first).map((value) => value.length))).toBeGreaterThan(40);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(first);
  });

  it('give way to what the caller sets', () => {
    expect(keptSecrets(folder, { JWT_SECRET: 'mine' }).JWT_SECRET).toBe('mine');
  });
});

describe('secrets of a production', () => {
  it('come from the caller, and what is missing is named', () => {
    expect(() => requireSecrets({ APP_KEYS: 'a', JWT_SECRET: 'b' })).toThrow(
      /ADMIN_JWT_SECRET, .*ENCRYPTION_KEY are not set/,
    );
    const all = { ...keptSecrets(folder, {}) };
    expect(() => requireSecrets(all)).not.toThrow();
  });
});
