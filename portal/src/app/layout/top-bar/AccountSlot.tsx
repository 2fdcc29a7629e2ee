import Login from '@mui/icons-material/Login';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { lazy, Suspense } from 'react';

import { ButtonLink } from '../../../components/Button';
import { useSession } from '../../../lib/session';
import { useHydrated } from '../../../lib/useHydrated';

/** What visitors never need. */
const Account = lazy(() => import('./Account'));

/** One width, whoever is signed in and while it is not known: the bar never moves. */
const Slot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  width: 44,
  height: 44,
  [theme.breakpoints.up('md')]: { width: 84, marginLeft: 8 },
}));

const SignIn = styled(ButtonLink)(({ theme }) => ({
  width: '100%',
  padding: 0,
  whiteSpace: 'nowrap',
  borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  '& svg': { fontSize: 22 },
  [theme.breakpoints.up('md')]: { '& svg': { display: 'none' } },
  [theme.breakpoints.down('md')]: {
    borderColor: 'transparent',
    '& .words': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** The place of the account in the top bar: the way in, or the menu of whoever is signed in. */
export function AccountSlot() {
  const { user, isLoading } = useSession();
  // The server never knows who is signed in.
  const isHydrated = useHydrated();
  if (isLoading || !isHydrated) return <Slot />;
  if (!user) {
    return (
      <Slot>
        <SignIn href={paths.login()} look="outlined">
          <Login aria-hidden="true" />
          <span className="words">Sign in</span>
        </SignIn>
      </Slot>
    );
  }
  return (
    <Slot>
      <Suspense>
        <Account user={user} />
      </Suspense>
    </Slot>
  );
}
