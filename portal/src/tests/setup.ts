import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { setNothingInSight, setReducedMotion } from './media';

// Where other suites run beside this one, an answer may take a while. What is there at once is not waited for.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  setReducedMotion(false);
  setNothingInSight();
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(cleanup);
