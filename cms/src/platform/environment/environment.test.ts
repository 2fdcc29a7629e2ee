import { describe, expect, it } from 'vitest';

import { EnvironmentError, readEnvironment, SECRET_NAMES } from './environment';

const SECRET = 'k3Jq-9dPz_Lw8Xv2Rb7Nc5Tm1Yh4Gf6As0';
const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, SECRET]));

function faultsOf(variables: NodeJS.ProcessEnv, command?: string): readonly string[] {
  try {
    readEnvironment(variables, command);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences;
    throw error;
  }
}

describe('the environment', () => {
  it('needs nothing but secrets', () => {
    const environment = readEnvironment(secrets);
    expect(environment).toMatchObject({
      production: false,
      port: 1337,
      publicUrl: null,
      databaseUrl: null,
      demo: true,
    });
    expect(environment.proxies).toBe(0);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnvironment({ ...secrets, PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 1337,
      databaseUrl: null,
    });
  });

  it('has no demo in production, unless it is asked for', () => {
    expect(readEnvironment({ ...secrets, NODE_ENV: 'production' }).demo).toBe(false);
    expect(readEnvironment({ ...secrets, NODE_ENV: 'production', DEMO: 'true' }).demo).toBe(true);
  });

  it('trusts a proxy behind an https address, or when told to', () => {
    expect(readEnvironment({ ...secrets, PUBLIC_URL: 'https://example.org/' })).toMatchObject({
      publicUrl: 'https://example.org',
      proxies: 1,
    });
    expect(readEnvironment({ ...secrets, TRUST_PROXY: '2' }).proxies).toBe(2);
    expect(readEnvironment({ ...secrets, PUBLIC_URL: 'https://example.org', TRUST_PROXY: '0' }).proxies).toBe(0);
  });

  it('hashes passwords cheaply for tests alone, never where a society runs on it', () => {
    const cheap = { ...secrets, PASSWORD_HASH_ROUNDS: '4' };
    expect(readEnvironment(secrets).hashRounds).toBe(10);
    expect(readEnvironment({ ...cheap, NODE_ENV: 'production', LIVE: 'false' }).hashRounds).toBe(4);
    for (const live of [{}, { LIVE: 'true' }]) {
      expect(faultsOf({ ...cheap, ...live, NODE_ENV: 'production' })).toEqual([
        'PASSWORD_HASH_ROUNDS below 10 is for tests alone: leave it out.',
      ]);
    }
    expect(faultsOf({ ...secrets, PASSWORD_HASH_ROUNDS: '3' })).toEqual([
      'PASSWORD_HASH_ROUNDS is not a number from 4 to 15.',
    ]);
  });

  it('does what the clock asks for, unless another process does', () => {
    expect(readEnvironment(secrets).scheduledJobs).toBe(true);
    expect(readEnvironment({ ...secrets, SCHEDULED_JOBS: 'false' }).scheduledJobs).toBe(false);
    expect(faultsOf({ ...secrets, SCHEDULED_JOBS: 'never' })).toEqual(['SCHEDULED_JOBS is neither true nor false.']);
  });

  it('names every fault in a sentence of its own', () => {
    const variables = {
      NODE_ENV: 'live',
      PORT: '99999',
      PUBLIC_URL: 'example.org',
      DATABASE_URL: 'mysql://x/y',
      DEMO: 'maybe',
    };
    const sentences = faultsOf(variables);
    for (const name of [...Object.keys(variables), ...SECRET_NAMES]) {
      expect(sentences.filter((sentence) => sentence.startsWith(name))).toHaveLength(1);
    }
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
  });

  it.each(['toBeModified1,toBeModified2', 'change-me-change-me-change-me-change-me', 'short', 'a'.repeat(64)])(
    'refuses %j as a secret in production, and only there',
    (JWT_SECRET) => {
      expect(faultsOf({ ...secrets, JWT_SECRET })).toEqual([]);
      expect(faultsOf({ ...secrets, JWT_SECRET, NODE_ENV: 'production' })[0]).toMatch(/^JWT_SECRET /);
    },
  );

  it('needs no secrets to build', () => {
    expect(faultsOf({}, 'build')).toEqual([]);
    expect(faultsOf({}, 'start')).toHaveLength(SECRET_NAMES.length);
  });

  it.each(['postgres://u:p@host/db', 'postgresql://host:5432/db?sslmode=verify-full'])('takes %s', (DATABASE_URL) => {
    expect(readEnvironment({ ...secrets, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each(['postgres://host', 'host/db', 'postgres://host/db?sslmode=sometimes'])('refuses %s', (DATABASE_URL) => {
    expect(faultsOf({ ...secrets, DATABASE_URL })).toHaveLength(1);
  });
});
