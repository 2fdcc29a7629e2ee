import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';

import { useSession } from '../../../lib/session';
import { HEADER_PX } from './measures';
import { isWithin, sections } from './sections';

const Nav = styled('nav')(({ theme }) => ({
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
const Items = styled('ul')(({ theme }) => ({
  position: 'sticky',
  top: HEADER_PX + 1,
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  maxHeight: `calc(100svh - ${HEADER_PX + 1}px)`,
  padding: '16px 6px',
  overflowY: 'auto',
  [theme.breakpoints.up('lg')]: { gap: 2, padding: '24px 12px' },
}));
const Item = styled(Link)(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 58,
  fontSize: '0.6875rem',
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['color', 'background-color'], { duration: 150 }),
  '& svg': { fontSize: 22 },
  '&:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
  },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
  },
  '&[aria-current] svg': { color: theme.vars.palette.scheme.accentText },
  [theme.breakpoints.up('lg')]: {
    ...theme.typography.body2,
    flexDirection: 'row',
    justifyContent: 'start',
    gap: 12,
    minHeight: 44,
    paddingInline: 12,
    fontWeight: 500,
  },
}));

/** The way to the sections beside the page, in windows that have the room. */
export function SideNav() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <Nav aria-label="Members" data-screen-only="">
      <Items>
        {sections.map((section) => (
          <li key={section.label}>
            <Item to={section.href(user?.role)} aria-current={isWithin(pathname, section) ? 'page' : undefined}>
              <section.Icon aria-hidden="true" />
              {section.label}
              {section.Badge && <section.Badge />}
            </Item>
          </li>
        ))}
      </Items>
    </Nav>
  );
}
