import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import type { SessionUser } from 'contracts';
import { lazy, Suspense, useRef, useState } from 'react';

import { Avatar } from '../../../components/Avatar';
import { IconButton } from '../../../components/IconButton';

const loadAccountMenu = () => import('./AccountMenu');
const AccountMenu = lazy(loadAccountMenu);

const Opener = styled(IconButton)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  width: '100%',
  '& svg': { fontSize: 20 },
  [theme.breakpoints.down('md')]: { '& svg': { display: 'none' } },
}));

/** Whoever is signed in, and their menu. */
export default function Account({ user }: { user: SessionUser }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
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
    </>
  );
}
