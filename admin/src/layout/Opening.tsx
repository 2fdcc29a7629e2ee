import { styled } from '@mui/material/styles';

import { PageLoading } from '../components/PageLoading';
import { SIDEBAR_WIDTH, WIDE } from './measures';
import { night } from '../lib/night';

/** The frame of the console, empty. */
const Frame = styled('div')(({ theme }) => ({
  minHeight: '100svh',
  padding: '92px 16px',
  background: `linear-gradient(${night.background} 0 61px, transparent 0)`,
  [theme.breakpoints.up(WIDE)]: {
    padding: `44px clamp(28px, 4vw, 56px) 0 calc(${SIDEBAR_WIDTH}px + clamp(28px, 4vw, 56px))`,
    background: `linear-gradient(90deg, ${night.background} 0 ${SIDEBAR_WIDTH}px, transparent 0)`,
  },
}));

/** Shown until it is known who is signed in. */
export function Opening() {
  return (
    <Frame>
      <PageLoading />
    </Frame>
  );
}
