import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useSession, useUser } from './session';

it.each([
  ['useSession', useSession],
  ['useUser', useUser],
])('%s fails outside the provider with a clear error (site §6)', (_name, hook) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook<unknown, unknown>(hook)).toThrow('useSession needs a SessionProvider around it');
});
