import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { tokens } from 'theme';

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
  /** `GroundStyles`, where the page does not have them from the server. */
  groundStyles?: ReactNode;
  children: ReactNode;
}

/** What every page stands in, the same on the server and in the browser. */
export function Providers({ emotionCache, pageData, groundStyles = null, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeContext value={tokens}>
        {groundStyles}
        <SWRConfig value={{ ...swr, fallback: pageData.answers, provider: () => new Map() }}>
          <PageDataContext value={pageData}>
            <ToastProvider>{children}</ToastProvider>
          </PageDataContext>
        </SWRConfig>
      </ThemeContext>
    </CacheProvider>
  );
}
