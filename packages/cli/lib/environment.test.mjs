import { describe, expect, it } from 'vitest';

import { readEnvironment } from './environment.mjs';

describe('the switches', () => {
  it('have defaults that serve the demo on this machine', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ port: 1337, host: '0.0.0.0', demo: true, production: false });
    expect(environment.dataDir).toMatch(/cms[/\\]\.data$/);
    expect(environment.databaseUrl).toBeUndefined();
  });

  it('count as not given when they are empty', () => {
    expect(readEnvironment({ PORT: '', HOST: ' ', DATA_DIR: '', DATABASE_URL: '', DEMO: '' })).toEqual(
      readEnvironment({}),
    );
  });

  it('leave the demo out of a production, unless it is asked for', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(readEnvironment({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
    expect(readEnvironment({ DEMO: '0' }).demo).toBe(false);
  });

  it.each([
    [{ PORT: 'http' }, /PORT is "http"/],
    [{ PORT: '70000' }, /PORT is "70000"/],
    [{ PORT: '0' }, /PORT is "0"/],
    [{ PORT: '13.37' }, /PORT/],
    [{ DATABASE_URL: 'mysql://a@b/c' }, /DATABASE_URL is malformed/],
    [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL is malformed/],
    [{ DATABASE_URL: 'localhost:5432' }, /DATABASE_URL is malformed/],
    [{ PUBLIC_URL: 'society.example' }, /PUBLIC_URL/],
    [{ PUBLIC_URL: 'https://society.example/portal' }, /PUBLIC_URL/],
    [{ DEMO: 'maybe' }, /DEMO is "maybe"/],
  ])('are refused in one sentence when they make no sense: %j', (env, sentence) => {
    expect(() => readEnvironment(env)).toThrow(sentence);
  });
});
