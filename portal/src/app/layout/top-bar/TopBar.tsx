import Menu from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import {
  paths,
  SOCIAL_ICONS_BREAKPOINT_PX,
  SOCIAL_ICONS_NARROW,
  SOCIAL_ICONS_WIDE,
  TOP_BAR_SOLID_ABOVE_PX,
} from 'contracts';
import { lazy, Suspense, useState } from 'react';
import { nightBar } from 'theme';

import { ButtonLink } from '../../../components/Button';
import { Container } from '../../../components/Container';
import { SiteLink } from '../../../components/SiteLink';
import { SocialIcon } from '../../../components/SocialIcon';
import type { Ground } from '../../../features/composed-pages/placeSections';
import { NotificationBell } from '../../../features/notifications/NotificationBell';
import { useSite } from '../../../lib/useSite';
import { splitFestival } from '../festivalLink';
import { AccountSlot } from './AccountSlot';
import { Brand } from './Brand';
import { IconButton } from '../../../components/IconButton';
import { useScrolledPast } from './useScrolledPast';

const loadMobileMenu = () => import('./MobileMenu');
const MobileMenu = lazy(loadMobileMenu);

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: '1px solid transparent',
  transition: theme.transitions.create(['background-color', 'color', 'border-color'], { duration: 200 }),
  '&[data-solid], &[data-over-night]': {
    color: nightBar.text,
    '& :focus-visible': { outlineColor: nightBar.focus },
  },
  '&[data-solid]': {
    backgroundColor: `color-mix(in srgb, ${nightBar.background} 94%, transparent)`,
    backdropFilter: 'blur(14px)',
    borderColor: 'rgba(245, 239, 226, 0.14)',
  },
}));

const Row = styled(Container)({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 68 });

/** Takes what the rest leaves; where an editor's items need more, they can be moved along (as on a tab bar). */
const Items = styled('nav')(({ theme }) => ({
  display: 'none',
  minWidth: 0,
  marginLeft: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
  '& ul': { display: 'flex', width: 'max-content', [theme.breakpoints.up('xl')]: { gap: 4 } },
  '& a': {
    ...theme.typography.button,
    fontWeight: 500,
    display: 'block',
    padding: '10px 11px',
    textDecoration: 'none',
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundPosition: '11px calc(100% - 8px)',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    transition: theme.transitions.create('background-size', { duration: 200 }),
  },
  '& a:hover': { backgroundSize: 'calc(100% - 22px) 1px' },
  '& a:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.between('md', 'lg')]: {
    '& a': { paddingInline: 7, fontSize: '0.875rem', backgroundPosition: '7px calc(100% - 8px)' },
    '& a:hover': { backgroundSize: 'calc(100% - 14px) 1px' },
  },
}));

/** Stands out from the items; narrow windows have it in the drawer. */
const FestivalLink = styled(ButtonLink)(({ theme }) => ({
  flex: 'none',
  marginLeft: 4,
  padding: '6px 14px',
  [theme.breakpoints.between('md', 'lg')]: { marginLeft: 0, paddingInline: 12, fontSize: '0.875rem' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginLeft: 'auto',
  [theme.breakpoints.up('md')]: { marginLeft: 0 },
  [theme.breakpoints.up('lg')]: { marginLeft: 8 },
}));

/** Fewer icons on narrow windows: by style alone, so that the server need not know the width (site §9). */
const Social = styled('div')(({ theme }) => ({
  display: 'flex',
  [`@media (max-width: ${SOCIAL_ICONS_BREAKPOINT_PX - 0.05}px)`]: {
    [`& > :nth-of-type(n + ${SOCIAL_ICONS_NARROW + 1})`]: { display: 'none' },
  },
  // Members have an item more, and the accounts in the footer as well.
  [theme.breakpoints.between('md', 'lg')]: { '& > a': { width: 34 }, '&:has(~ [data-bell])': { display: 'none' } },
  // On the narrowest windows the bell needs some of their room.
  '@media (max-width: 389.95px)': { '&:has(~ [data-bell]) > a': { width: 32 } },
}));

const MenuButton = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}));

interface TopBarProps {
  /** Over a hero the bar shows no ground of its own until the page is scrolled (site §2.2). */
  ground: Ground;
}

/** The bar at the top of public pages: brand, menu, social accounts, account; a drawer on narrow windows. */
export function TopBar({ ground }: TopBarProps) {
  const site = useSite();
  const { items, festival } = splitFestival(site.mainMenu);
  const scrolled = useScrolledPast(TOP_BAR_SOLID_ABOVE_PX);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Bar data-solid={scrolled || ground === 'solid' || undefined} data-over-night={ground === 'night' || undefined}>
      <Row>
        <Brand href={paths.section('home')} />
        <Items aria-label="Main">
          <ul>
            {items.map(({ label, href }) => (
              <li key={label + href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </Items>
        <FestivalLink href={festival.href}>{festival.label}</FestivalLink>
        <Tools>
          <Social>
            {site.social.slice(0, SOCIAL_ICONS_WIDE).map((account) => (
              <SocialIcon key={account.platform} {...account} owner={site.name} />
            ))}
          </Social>
          <NotificationBell />
          <AccountSlot />
          <MenuButton
            type="button"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onPointerEnter={() => void loadMobileMenu()}
            onFocus={() => void loadMobileMenu()}
            onClick={() => setMenu('open')}
          >
            <Menu aria-hidden="true" />
          </MenuButton>
        </Tools>
      </Row>
      {menu !== 'unused' && (
        <Suspense>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </Bar>
  );
}
