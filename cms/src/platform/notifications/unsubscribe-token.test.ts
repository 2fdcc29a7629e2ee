import { expect, it, vi } from 'vitest';

import * as surroundings from '../environment/environment';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

function setKeys(keys: string) {
  const secrets = { APP_KEYS: keys };
  vi.spyOn(surroundings, 'environment').mockReturnValue({ secrets } as surroundings.Environment);
}

const PROFILE = 'gwjy70q5xxjljkvhyfd3ddbk';

it('opens while the key that signed it is one of ours, wherever in the list', () => {
  setKeys('first-key');
  const token = unsubscribeToken('connection-request', PROFILE);
  const opened = { kind: 'connection-request', profileId: PROFILE };
  expect(readUnsubscribeToken(token)).toEqual(opened);
  setKeys('second-key,first-key');
  expect(readUnsubscribeToken(token)).toEqual(opened);
  setKeys('second-key');
  expect(readUnsubscribeToken(token)).toBeNull();
});

it('stands in an address as it is', () => {
  setKeys('first-key');
  const token = unsubscribeToken('person-message', PROFILE);
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain('.');
});
