import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { SectionNav } from './SectionNav';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100svh',
  // What is worked in has a smaller head than what is read.
  '--page-top': 'clamp(28px, 5vw, 48px)',
  '--page-title-size': 'clamp(2.25rem, 1.7rem + 2vw, 3.5rem)',
  '--page-title-measure': '24ch',
  '--page-ornament': '520px',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '228px minmax(0, 1fr)',
    '--page-top': '116px',
  },
}));

/** The frame of the alumni portal: its sections, and the page (member §2). */
export function AlumniLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SectionNav />
      <div>{children}</div>
    </Frame>
  );
}
