import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { BottomBar } from './BottomBar';
import { columns } from './columns';
import { BOTTOM_BAR_PX, HEADER_PX } from './measures';
import { MemberFooter } from './MemberFooter';
import { MemberHeader } from './MemberHeader';
import { SideNav } from './SideNav';

const Columns = styled('div')(({ theme }) => ({
  ...columns({ theme }),
  flex: 1,
  // What is worked in has a smaller head than what is read, and nothing is drawn beside its name.
  '--page-top': 'clamp(24px, 3.4vw, 44px)',
  '--page-title-size': 'clamp(1.875rem, 1.5rem + 1.4vw, 2.75rem)',
  '--page-title-measure': '28ch',
  '--page-ornament': '0px',
  '@media print': { display: 'block' },
  '--header': `${HEADER_PX + 1}px`,
  '--bottom-bar': '0px',
  // What a page has that fills the frame, and scrolls within.
  '--frame-height': 'calc(100dvh - var(--header) - var(--bottom-bar))',
  [theme.breakpoints.down('sm')]: { '--bottom-bar': `calc(${BOTTOM_BAR_PX + 1}px + env(safe-area-inset-bottom))` },
}));
/** The page and its footer, clear of the bar of phones. */
const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100%',
  paddingBottom: 'var(--bottom-bar, 0px)',
  // The footer waits below the window, so that it does not jump when the page arrives.
  '& > main': { minHeight: `calc(100svh - ${HEADER_PX}px)` },
  '&:has([data-fills-frame]) > main': { minHeight: 0 },
  '&:has([data-fills-frame]) > footer': { display: 'none' },
});

/** The frame of the members' area: its header, the way to its sections, the page, and a line at its foot. */
export function MemberFrame({ children }: { children?: ReactNode }) {
  return (
    <>
      {/* What the keyboard reaches must not end up under the bar of phones. */}
      <GlobalStyles
        styles={(theme) => ({ [theme.breakpoints.down('sm')]: { html: { scrollPaddingBottom: BOTTOM_BAR_PX + 16 } } })}
      />
      <MemberHeader />
      <Columns data-holds-main="">
        <SideNav />
        <Content>
          {children}
          <MemberFooter />
        </Content>
      </Columns>
      <BottomBar />
    </>
  );
}
