import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { onTestFinished } from 'vitest';

import { consoleTheme } from '../look/theme';

/** The look of the console. Its styles go with the test, since jsdom reads all that there are for each element. */
export function Look({ children }: { children: ReactNode }) {
  const [styles] = useState(() => {
    const cache = createCache({ key: 'test' });
    onTestFinished(() => cache.sheet.flush());
    return cache;
  });
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={consoleTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
