import Category from '@mui/icons-material/CategoryOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { styled } from '@mui/material/styles';
import type { ConsoleResource } from 'contracts';
import { useId, type ComponentType, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

import { night } from '../lib/night';
import { icons } from '../schema/icons';
import { useResources } from '../schema/useResources';
import { WaitingCount } from './WaitingCount';

const Menu = styled('nav')(({ theme }) => ({
  padding: '0 12px',
  '& ul': { display: 'grid', gap: 2 },
  '& h2': { ...theme.typography.caption, margin: '20px 12px 6px', opacity: 0.75 },
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

interface MainMenuProps {
  onChoose?: (() => void) | undefined;
}

/**
 * The console's pages (admin §2): its resources between the dashboard and the settings, and below them what people made
 * in the Content-Type Builder.
 */
export function MainMenu({ onChoose }: MainMenuProps) {
  const { data: resources = [] } = useResources();
  const made = resources.filter(({ isMade }) => isMade);
  const madeId = useId();
  return (
    <Menu aria-label="Console">
      <ul>
        <Entry to="/dashboard" Icon={SpaceDashboard} onChoose={onChoose}>
          Dashboard
        </Entry>
        <Resources resources={resources.filter(({ isMade }) => !isMade)} onChoose={onChoose} />
        <Entry to="/content-types" Icon={Category} onChoose={onChoose}>
          Content types
        </Entry>
        <Entry to="/settings" Icon={Settings} onChoose={onChoose}>
          Settings
        </Entry>
      </ul>
      {made.length > 0 && (
        <>
          <h2 id={madeId}>Collections</h2>
          <ul aria-labelledby={madeId}>
            <Resources resources={made} onChoose={onChoose} />
          </ul>
        </>
      )}
    </Menu>
  );
}

interface ResourcesProps extends MainMenuProps {
  resources: readonly ConsoleResource[];
}

const Resources = ({ resources, onChoose }: ResourcesProps) =>
  resources.map(({ name, icon, words, waiting }) => (
    <Entry key={name} to={`/${name}`} Icon={icons[icon]} onChoose={onChoose}>
      {words.title}
      {waiting && <WaitingCount resource={name} {...waiting} />}
    </Entry>
  ));

interface EntryProps extends MainMenuProps {
  to: string;
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  children: ReactNode;
}

function Entry({ to, Icon, onChoose, children }: EntryProps) {
  return (
    <li>
      <NavLink to={to} onClick={onChoose}>
        <Icon aria-hidden="true" />
        {children}
      </NavLink>
    </li>
  );
}
