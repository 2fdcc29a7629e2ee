import Category from '@mui/icons-material/CategoryOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { styled } from '@mui/material/styles';
import { CONSOLE_GROUPS, type ConsoleGroup, type ConsoleResource } from 'contracts';
import { useId, type ComponentType, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

import { WaitingCount } from '../components/WaitingCount';
import { DENSE, SMALL, TOUCH } from '../lib/type';
import { icons } from '../schema/icons';
import { useResources } from '../schema/useResources';
import { current, hovered } from './ground';

const Menu = styled('nav')(({ theme }) => ({
  padding: '0 8px',
  '& ul': { display: 'grid', gap: 1 },
  '& h2': { ...SMALL, margin: '14px 12px 4px', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& a': {
    ...DENSE,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 34,
    padding: '0 12px',
    fontWeight: 500,
    textDecoration: 'none',
    borderRadius: theme.vars.shape.borderRadius,
    transition: theme.transitions.create('background-color', { duration: 150 }),
  },
  '& a:hover': { backgroundColor: hovered },
  '& a[aria-current]': { fontWeight: 600, backgroundColor: current },
  '& .count': { marginLeft: 'auto' },
  '& svg': { fontSize: 19, color: theme.vars.palette.text.secondary },
  '& a[aria-current] svg': { color: theme.vars.palette.scheme.accentText },
  [TOUCH]: { '& a': { minHeight: 44 } },
}));

interface MainMenuProps {
  onChoose?: (() => void) | undefined;
}

const groups = Object.keys(CONSOLE_GROUPS) as ConsoleGroup[];

/**
 * The console's pages (admin §2): the dashboard, its resources by what they are about, with what people made in the
 * Content-Type Builder, and what all of it is set by.
 */
export function MainMenu({ onChoose }: MainMenuProps) {
  const { data: resources = [] } = useResources();
  return (
    <Menu aria-label="Console">
      <ul>
        <Entry to="/dashboard" Icon={SpaceDashboard} onChoose={onChoose}>
          Dashboard
        </Entry>
      </ul>
      {groups.map((group) => (
        <Resources
          key={group}
          title={CONSOLE_GROUPS[group]}
          resources={resources.filter((resource) => resource.group === group)}
          onChoose={onChoose}
        />
      ))}
      <Group title="Society">
        <Entry to="/content-types" Icon={Category} onChoose={onChoose}>
          Content types
        </Entry>
        <Entry to="/settings" Icon={Settings} onChoose={onChoose}>
          Settings
        </Entry>
      </Group>
    </Menu>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <>
      <h2 id={titleId}>{title}</h2>
      <ul aria-labelledby={titleId}>{children}</ul>
    </>
  );
}

interface ResourcesProps extends MainMenuProps {
  title: string;
  resources: readonly ConsoleResource[];
}

function Resources({ title, resources, onChoose }: ResourcesProps) {
  if (resources.length === 0) return null;
  return (
    <Group title={title}>
      {resources.map(({ name, icon, words, waiting }) => (
        <Entry key={name} to={`/${name}`} Icon={icons[icon]} onChoose={onChoose}>
          {words.title}
          {waiting && <WaitingCount resource={name} {...waiting} />}
        </Entry>
      ))}
    </Group>
  );
}

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
