import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { lazy, Suspense, useRef, useState } from 'react';

import { IconButton } from '../IconButton';
import type { MenuChoice } from './MenuPopover';

const loadPopover = () => import('./MenuPopover');
const MenuPopover = lazy(loadPopover);

interface MoreMenuProps {
  /** Such as `More for Ravi Menon`. */
  label: string;
  choices: readonly MenuChoice[];
}

/** What there is to do beside the likeliest, behind three dots. */
export function MoreMenu({ label, choices }: MoreMenuProps) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        onPointerEnter={() => void loadPopover()}
        onClick={() => setMenu('open')}
      >
        <MoreHoriz aria-hidden="true" />
      </IconButton>
      {menu !== 'unused' && (
        <Suspense>
          <MenuPopover {...{ label, choices, opener }} open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  );
}
