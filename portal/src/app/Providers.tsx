import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { BaseStyles, MODE_STORAGE_KEY, theme } from 'theme';

import { ToastProvider } from '../components/ToastProvider';
import { fetcher } from '../lib/fetcher';
import { PageDataContext, type PageData } from '../lib/pageData';

const swr: SWRConfiguration = {
  fetcher,
  // A failure is told once and offers a retry; asking on by itself would tell it again and again.
  shouldRetryOnError: false,
  focusThrottleInterval: 60_000,
};

interface ProvidersProps {
  emotionCache: EmotionCache;
  pageData: PageData;
  children: ReactNode;
}

/** What every page stands in, the same on the server and in the browser. */
export function Providers({ emotionCache, pageData, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={MODE_STORAGE_KEY}
        disableTransitionOnChange
        // The mode is known at once; learnt after hydration, it would draw the whole page once more.
        noSsr
      >
        <BaseStyles />
        <SWRConfig value={{ ...swr, fallback: pageData.answers, provider: () => new Map() }}>
          <PageDataContext value={pageData}>
            <ToastProvider>{children}</ToastProvider>
          </PageDataContext>
        </SWRConfig>
      </ThemeProvider>
    </CacheProvider>
  );
}
