import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Where other suites run beside this one, an answer may take a while. What is there at once is not waited for.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
