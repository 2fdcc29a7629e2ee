import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useSession } from '../../../lib/session';
import { isWithin, sections } from './sections';

/** Height of the top bar, which lies over the page, in CSS pixels. */
const TOP_BAR_PX = 69;

const Nav = styled('nav')(({ theme }) => ({
  paddingTop: TOP_BAR_PX,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    borderBottom: 0,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    paddingTop: 0,
  },
}));
const Items = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Of the line that is cut off something shows, so that it is seen to go on.
  paddingInline: 'clamp(12px, 4vw, 52px)',
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'column',
    position: 'sticky',
    top: TOP_BAR_PX,
    maxHeight: `calc(100svh - ${TOP_BAR_PX}px)`,
    overflow: 'hidden auto',
    padding: '40px 16px',
    marginTop: TOP_BAR_PX,
  },
}));
const Item = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  paddingInline: 12,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  transition: theme.transitions.create(['color', 'background-color'], { duration: 150 }),
  '& svg': { fontSize: 21 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[aria-current] svg': { color: theme.vars.palette.scheme.accentText },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px 0',
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('lg')]: {
    minHeight: 44,
    borderRadius: theme.vars.shape.borderRadius,
    '&:hover, &[aria-current]': { backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)' },
    '&[aria-current]::after': { inset: '10px auto 10px 0', width: 3, height: 'auto', borderRadius: 3 },
  },
}));

/** The way around the alumni portal: beside the page where there is room, else a row above it that scrolls sideways. */
export function SectionNav() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = list;
    const item = current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !item) return;
    // By hand: the browser's own way would scroll the page as well.
    current.scrollLeft = item.offsetLeft - (current.clientWidth - item.clientWidth) / 2;
  }, [pathname]);
  return (
    <Nav aria-label="Alumni portal">
      <Items ref={list}>
        {sections.map((section) => (
          <li key={section.label}>
            <Item to={section.href(user?.role)} aria-current={isWithin(pathname, section) ? 'page' : undefined}>
              <section.Icon aria-hidden="true" />
              {section.label}
            </Item>
          </li>
        ))}
      </Items>
    </Nav>
  );
}
