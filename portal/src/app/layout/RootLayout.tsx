import { styled } from '@mui/material/styles';
import { api, type One, type Site } from 'contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SkipLink } from 'ui';

import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { SiteHead } from '../../components/SiteHead';
import { useApi } from '../../lib/useApi';
import { SiteContext } from '../../lib/useSite';
import { SessionProvider } from '../session/SessionProvider';
import { useWaitingToast } from '../session/useWaitingToast';
import { lazyFooter } from './lazyFooter';
import { NavigationProgress } from './NavigationProgress';
import { PreviewStrip } from './PreviewStrip';
import { TopBar } from './top-bar/TopBar';
import { useGround } from './useGround';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100svh' });
const Main = styled('main')({ flex: 1, ':focus-visible': { outline: 'none' } });

/** Moves the keyboard to the new page's content after a navigation, as a page load would. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** What surrounds the page's content. */
function Frame({ children }: { children: ReactNode }) {
  const { data, error, retry } = useApi<One<Site>>(api.site());
  const ground = useGround();
  const main = useFocusOnNavigation();

  if (error) {
    return (
      <Container style={{ paddingTop: 96 }}>
        <LoadFailure title="The site did not load" error={error} onRetry={retry} urgent />
      </Container>
    );
  }
  if (!data) return null;
  return (
    <SiteContext value={data.data}>
      <SiteHead />
      <SkipLink href="#content">Skip to content</SkipLink>
      <NavigationProgress />
      <TopBar ground={ground} />
      <Main id="content" tabIndex={-1} ref={main}>
        {children}
      </Main>
      <lazyFooter.Place />
      <PreviewStrip />
    </SiteContext>
  );
}

/** The frame of every page: top bar, content, footer. */
export function RootLayout({ children }: { children: ReactNode }) {
  const location = useLocation();
  // What came with the page is fresh; what an earlier page left behind is not, and is asked for again.
  const [firstLocation] = useState(location);
  useWaitingToast();
  return (
    <SWRConfig value={{ revalidateIfStale: location !== firstLocation }}>
      <SessionProvider>
        <Page data-page>
          <Frame>{children}</Frame>
        </Page>
      </SessionProvider>
    </SWRConfig>
  );
}
