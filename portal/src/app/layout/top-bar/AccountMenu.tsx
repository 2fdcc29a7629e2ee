import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { landingPath, paths, ROLE_LABELS, type SessionUser } from 'contracts';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';

import { Tag } from '../../../components/Tag';
import { useSession } from '../../../lib/session';

const Person = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  padding: '16px 18px 14px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& p': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 600 },
  '& .email': { ...theme.typography.body2, marginBottom: 6, color: theme.vars.palette.text.secondary },
}));

const Item = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  paddingInline: 18,
  fontWeight: 500,
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: -3 },
})) as typeof MenuItem;

interface AccountMenuProps {
  user: SessionUser;
  /** What opened it; the focus returns there. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

/** Who is signed in, and what there is for them: their dashboard, the console for admins, the directory, their profile, the way out. */
export default function AccountMenu({ user, opener, open, onClose }: AccountMenuProps) {
  const { logout } = useSession();
  const isAdmin = user.role === 'admin';
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={() => opener.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          elevation: 0,
          sx: { width: 264, mt: 1, backgroundImage: 'none', border: '1px solid', borderColor: 'divider' },
        },
      }}
    >
      <Person>
        <p className="name">{user.name}</p>
        <p className="email">{user.email}</p>
        <Tag>{ROLE_LABELS[user.role]}</Tag>
      </Person>
      <MenuList aria-label="Account" autoFocusItem={open} onKeyDown={({ key }) => key === 'Tab' && onClose()}>
        {isAdmin ? (
          <Item component="a" href={paths.console()}>
            Console
          </Item>
        ) : (
          <Item component={Link} to={landingPath(user.role)} onClick={onClose}>
            Dashboard
          </Item>
        )}
        <Item component={Link} to={paths.alumniDirectory()} onClick={onClose}>
          Directory
        </Item>
        <Item component={Link} to={paths.profile()} onClick={onClose}>
          Profile
        </Item>
        <Item
          onClick={() => {
            onClose();
            void logout();
          }}
        >
          Log out
        </Item>
      </MenuList>
    </Popover>
  );
}
