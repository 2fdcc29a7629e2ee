import { styled } from '@mui/material/styles';
import { api, type One, type Site } from 'contracts';
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SkipLink } from 'ui';

import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { SiteHead } from '../../components/SiteHead';
import { useCode } from '../../lib/lazyCode';
import { usePageData } from '../../lib/pageData';
import { useApi } from '../../lib/useApi';
import { SiteContext } from '../../lib/useSite';
import { SessionProvider } from '../session/SessionProvider';
import { useWaitingToast } from '../session/useWaitingToast';
import { lazyMemberFrame } from './lazyMemberFrame';
import { lazyPreviewStrip } from './lazyPreviewStrip';
import { NavigationProgress } from './NavigationProgress';
import { PublicFrame } from './PublicFrame';
import { useFrame, type FrameKind } from './useFrame';

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

function MemberFrame({ children }: { children: ReactNode }) {
  return createElement(useCode(lazyMemberFrame), null, children);
}

function PreviewStrip() {
  return createElement(useCode(lazyPreviewStrip));
}

const FRAMES: Record<FrameKind, ComponentType<{ children: ReactNode }>> = { public: PublicFrame, member: MemberFrame };

/** What surrounds the page's content. */
function Frame({ children }: { children: ReactNode }) {
  const { data, error, retry } = useApi<One<Site>>(api.site());
  const Surroundings = FRAMES[useFrame()];
  const main = useFocusOnNavigation();
  const { isPreview } = usePageData();

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
      <Surroundings>
        <Main id="content" tabIndex={-1} ref={main}>
          {children}
        </Main>
      </Surroundings>
      {isPreview && <PreviewStrip />}
    </SiteContext>
  );
}

/** Every page: its session, and its content in the frame of the public site or of the members' area. */
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
