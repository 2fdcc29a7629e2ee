import ExpandMore from '@mui/icons-material/ExpandMore';
import Login from '@mui/icons-material/Login';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { lazy, Suspense, useRef, useState } from 'react';

import { Avatar } from '../../../components/Avatar';
import { ButtonLink } from '../../../components/Button';
import { useSession } from '../../../lib/session';
import { useHydrated } from '../../../lib/useHydrated';
import { IconButton } from '../../../components/IconButton';

const loadAccountMenu = () => import('./AccountMenu');
const AccountMenu = lazy(loadAccountMenu);

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

const Opener = styled(IconButton)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  width: '100%',
  '& svg': { fontSize: 20 },
  [theme.breakpoints.down('md')]: { '& svg': { display: 'none' } },
}));

/** The place of the account in the top bar: the way in, or the menu of whoever is signed in. */
export function AccountSlot() {
  const { user, isLoading } = useSession();
  const opener = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
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
      <Opener
        ref={opener}
        type="button"
        aria-label={`Account of ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        onPointerEnter={() => void loadAccountMenu()}
        onFocus={() => void loadAccountMenu()}
        onClick={() => setMenu('open')}
      >
        <Avatar name={user.name} picture={user.profilePicture} size={34} />
        <ExpandMore aria-hidden="true" />
      </Opener>
      {menu !== 'unused' && (
        <Suspense>
          <AccountMenu user={user} opener={opener} open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </Slot>
  );
}
