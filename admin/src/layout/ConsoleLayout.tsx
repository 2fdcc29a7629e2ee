import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from 'ui';

import { Toasts } from '../components/Toasts';
import { PhoneBar } from './PhoneBar';
import { PhoneDrawer } from './PhoneDrawer';
import { PageLoading } from '../components/PageLoading';
import { useKeys } from './keys/useKeys';
import { Sidebar } from './Sidebar';
import { PAGE_SIDE, PAGE_TOP, SIDEBAR_WIDTH, WIDE } from './measures';

const KeyList = lazy(() => import('./keys/KeyList'));

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100svh',
  [theme.breakpoints.up(WIDE)]: { display: 'grid', gridTemplateColumns: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
}));

/** Stands still beside the page; narrow windows have a drawer in its place. */
const Aside = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up(WIDE)]: { display: 'block', position: 'sticky', top: 0, height: '100svh' },
}));

const Main = styled('main')(({ theme }) => ({
  minWidth: 0,
  maxWidth: 1760,
  width: '100%',
  padding: '20px 16px 64px',
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('sm')]: { padding: '24px 24px 72px' },
  [theme.breakpoints.up(WIDE)]: { padding: `${PAGE_TOP}px ${PAGE_SIDE} 80px` },
}));

/** What every page of the console stands in (admin §2). */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const keys = useKeys();
  useFocusOnNewPage(main);
  return (
    <Frame>
      <SkipLink href="#content" style={{ top: 8, left: 8 }}>
        Skip to content
      </SkipLink>
      <Aside>
        <Sidebar onShowKeys={keys.show} />
      </Aside>
      <PhoneBar drawerOpen={drawerOpen} onOpenDrawer={() => setDrawerOpen(true)} />
      <PhoneDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <Main id="content" ref={main} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </Main>
      {keys.isOpen && (
        <Suspense>
          <KeyList onClose={keys.close} />
        </Suspense>
      )}
      <Toasts />
    </Frame>
  );
}

/** Takes the keyboard and the screen reader to the page that was chosen, as a navigation of the browser would. */
function useFocusOnNewPage(main: { current: HTMLElement | null }): void {
  // Dialogs over a list have its address and an id; pages below a record have a part of their own.
  const [, list, , part = ''] = useLocation().pathname.split('/');
  const page = list && `${list}/${part}`;
  const shown = useRef(page);
  useEffect(() => {
    // The first address of the console leads on by itself.
    if (shown.current && shown.current !== page) main.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [main, page]);
}
