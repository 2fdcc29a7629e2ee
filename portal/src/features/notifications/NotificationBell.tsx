import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

import { useSession } from '../../lib/session';

const Bell = lazy(() => import('./Bell'));

/** Keeps the bell's place, so that the bar does not move when it comes. */
const Place = styled('div')({ flex: 'none', width: 44, height: 44 });

/** The bell of the top bar, for whoever is signed in; nobody else fetches its code. */
export function NotificationBell() {
  const { user, isPaused } = useSession();
  if (!user || isPaused) return null;
  return (
    <Place data-bell="">
      <Suspense>
        {/* Of a new person everything is new, an open list too. */}
        <Bell key={user._id} />
      </Suspense>
    </Place>
  );
}
