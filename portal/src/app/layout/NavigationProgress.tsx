import { keyframes, styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { pendingNow, subscribeToPending } from '../navigation/pending';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.85)' } });

/** Waits a moment before it shows, so that quick navigations do not flicker. */
const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  height: 3,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  animation: `${grow} 4s 150ms cubic-bezier(0.1, 0.8, 0.2, 1) both`,
}));

/** A line along the top while the next page's code is on its way. */
export function NavigationProgress() {
  const isPending = useSyncExternalStore(subscribeToPending, pendingNow, () => false);
  return isPending && <Line role="progressbar" aria-label="Loading page" />;
}
