import Event from '@mui/icons-material/EventOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';

import { night } from '../lib/night';
import { NewMessages } from './NewMessages';
import { NewProposals } from './NewProposals';

interface Page {
  to: string;
  label: string;
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  /** How much waits there. */
  Count?: ComponentType;
}

const PAGES: readonly Page[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: SpaceDashboard },
  { to: '/users', label: 'Users', Icon: Group },
  { to: '/events', label: 'Events', Icon: Event, Count: NewProposals },
  { to: '/contact-messages', label: 'Messages', Icon: Mail, Count: NewMessages },
  { to: '/settings', label: 'Settings', Icon: Settings },
];

const Menu = styled('nav')(({ theme }) => ({
  padding: '0 12px',
  '& ul': { display: 'grid', gap: 2 },
  '& a': {
    ...theme.typography.button,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 46,
    padding: '0 12px',
    fontWeight: 500,
    textDecoration: 'none',
    borderRadius: theme.vars.shape.borderRadius,
    transition: theme.transitions.create('background-color', { duration: 150 }),
  },
  '& a:hover': { backgroundColor: night.hover },
  '& a[aria-current]': { fontWeight: 600, backgroundColor: night.hairline },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    left: -12,
    width: 4,
    height: 26,
    backgroundColor: theme.vars.palette.primary.main,
    borderRadius: '0 3px 3px 0',
  },
  '& a[aria-current] svg': { color: theme.vars.palette.primary.main },
  '& svg': { fontSize: 21 },
}));

/** The console's pages (admin §2). */
export function MainMenu({ onChoose }: { onChoose?: (() => void) | undefined }) {
  return (
    <Menu aria-label="Console">
      <ul>
        {PAGES.map(({ to, label, Icon, Count }) => (
          <li key={to}>
            <NavLink to={to} onClick={onChoose}>
              <Icon aria-hidden="true" />
              {label}
              {Count && <Count />}
            </NavLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
