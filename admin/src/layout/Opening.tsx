import { styled } from '@mui/material/styles';

import { PageLoading } from '../components/PageLoading';
import { sideGround } from './ground';
import { PAGE_SIDE, PAGE_TOP, SIDEBAR_WIDTH, WIDE } from './measures';

/** The frame of the console, empty. */
const Frame = styled('div')(({ theme }) => ({
  minHeight: '100svh',
  padding: '77px 16px',
  background: `linear-gradient(${sideGround(theme)} 0 57px, transparent 0)`,
  [theme.breakpoints.up(WIDE)]: {
    padding: `${PAGE_TOP}px ${PAGE_SIDE} 0 calc(${SIDEBAR_WIDTH}px + ${PAGE_SIDE})`,
    background: `linear-gradient(90deg, ${sideGround(theme)} 0 ${SIDEBAR_WIDTH}px, transparent 0)`,
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
