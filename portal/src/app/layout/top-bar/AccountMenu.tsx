import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MuiPopover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { landingPath, paths, ROLE_LABELS, type SessionUser } from 'contracts';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';

import { themed } from '../../../components/MuiTheme';
import { Tag } from '../../../components/Tag';
import { useSession } from '../../../lib/session';
import { chosenSegment, segment } from '../color-scheme/segment';
import { COLOR_MODES, useColorMode } from '../color-scheme/useColorMode';

const Popover = themed(MuiPopover);

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

/** The colours stand side by side, the rest below each other; the arrows go through all of them in turn. */
const List = styled(MenuList)({
  display: 'grid',
  gridTemplateColumns: '8px repeat(3, minmax(0, 1fr)) 8px',
  columnGap: 6,
  '& > *': { gridColumn: '1 / -1' },
});
const Colour = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.caption,
  ...segment,
  minWidth: 0,
  minHeight: 40,
  marginBlock: 8,
  paddingInline: 2,
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  '&[aria-checked="true"]': chosenSegment,
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: 1 },
})) as typeof MenuItem;

interface AccountMenuProps {
  user: SessionUser;
  /** What opened it; the focus returns there. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

/** Who is signed in, and what there is for them: their dashboard, the console for admins, the directory, their profile, the colours, the way out. */
export default function AccountMenu({ user, opener, open, onClose }: AccountMenuProps) {
  const { logout } = useSession();
  const { chosen, choose } = useColorMode();
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
          sx: { width: 288, mt: 1, backgroundImage: 'none', border: '1px solid', borderColor: 'divider' },
        },
      }}
    >
      <Person>
        <p className="name">{user.name}</p>
        <p className="email">{user.email}</p>
        <Tag>{ROLE_LABELS[user.role]}</Tag>
      </Person>
      <List aria-label="Account" autoFocusItem={open} onKeyDown={({ key }) => key === 'Tab' && onClose()}>
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
        {COLOR_MODES.map(({ mode, label, Icon }, index) => (
          <Colour
            key={mode}
            role="menuitemradio"
            aria-checked={mode === chosen}
            aria-label={`${label} colours`}
            // Between the narrow columns at both sides.
            style={{ gridColumn: index + 2 }}
            onClick={() => choose(mode)}
          >
            <Icon aria-hidden="true" />
            {label}
          </Colour>
        ))}
        <Item
          onClick={() => {
            onClose();
            void logout();
          }}
        >
          Log out
        </Item>
      </List>
    </Popover>
  );
}
