import type { ReactNode } from 'react';

import { lazyFooter } from './lazyFooter';
import { TopBar } from './top-bar/TopBar';
import { useGround } from './useGround';

/** The frame of the public site: its bar over the page, and its footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const ground = useGround();
  return (
    <>
      <TopBar ground={ground} />
      {children}
      <lazyFooter.Place />
    </>
  );
}
