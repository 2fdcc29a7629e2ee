import { expect, it, vi } from 'vitest';

import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

const secrets = vi.hoisted(() => ({ APP_KEYS: '' }));
vi.mock('../environment', () => ({ environment: () => ({ secrets }) }));

const PROFILE = 'gwjy70q5xxjljkvhyfd3ddbk';

it('opens while the key that signed it is one of ours, wherever in the list', () => {
  secrets.APP_KEYS = 'first-key';
  const token = unsubscribeToken('connection-request', PROFILE);
  const opened = { kind: 'connection-request', profileId: PROFILE };
  expect(readUnsubscribeToken(token)).toEqual(opened);
  secrets.APP_KEYS = 'second-key,first-key';
  expect(readUnsubscribeToken(token)).toEqual(opened);
  secrets.APP_KEYS = 'second-key';
  expect(readUnsubscribeToken(token)).toBeNull();
});

it('stands in an address as it is', () => {
  const token = unsubscribeToken('person-message', PROFILE);
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain('.');
});
