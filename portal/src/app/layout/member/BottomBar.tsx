import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useSession } from '../../../lib/session';
import { bottomItem } from './bottomItem';
import { isWithin, sectionsBehindMore, sectionsOnPhones } from './sections';

const loadMoreSheet = () => import('./MoreSheet');
const MoreSheet = lazy(loadMoreSheet);

const Nav = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
const Item = styled(Link)(bottomItem);
const More = styled('button')(bottomItem);

/** The way to the sections on phones: five places under the thumb, the last of which holds the rest. */
export function BottomBar() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Nav aria-label="Members" data-screen-only="">
        <ul>
          {sectionsOnPhones.map((section) => (
            <li key={section.label}>
              <Item to={section.href(user?.role)} aria-current={isWithin(pathname, section) ? 'page' : undefined}>
                <section.Icon aria-hidden="true" />
                {section.label}
              </Item>
            </li>
          ))}
          <li>
            <More
              type="button"
              aria-haspopup="dialog"
              aria-expanded={sheet === 'open'}
              data-current={sectionsBehindMore.some((section) => isWithin(pathname, section)) || undefined}
              onPointerEnter={() => void loadMoreSheet()}
              onFocus={() => void loadMoreSheet()}
              onClick={() => setSheet('open')}
            >
              <MoreHoriz aria-hidden="true" />
              More
            </More>
          </li>
        </ul>
      </Nav>
      {sheet !== 'unused' && (
        <Suspense>
          <MoreSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
