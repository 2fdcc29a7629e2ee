import Logout from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useGetIdentity, useLogout } from 'react-admin';

import { SmallInitial } from '../components/Initial';
import { DENSE } from '../lib/type';

/** Stands where who is signed in could not be learnt (admin §2). */
const FALLBACK = { name: 'Admin User', email: 'admin@example.com' };

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
  padding: '10px 0 4px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Person = styled('p')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span:first-of-type': { ...DENSE, fontWeight: 600 },
  '& span:last-of-type': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The initial, name and e-mail address of whoever is signed in, and the way out (admin §2). */
export function AccountPanel() {
  const { identity, isPending } = useGetIdentity();
  const logout = useLogout();
  const name = identity?.fullName ?? FALLBACK.name;
  const email: unknown = identity?.email;
  return (
    <Box aria-busy={isPending}>
      <SmallInitial name={isPending ? '' : name} />
      <Person>
        <span>{isPending ? '\u00a0' : name}</span>
        <span>{isPending ? '\u00a0' : typeof email === 'string' ? email : FALLBACK.email}</span>
      </Person>
      <Tooltip title="Log out">
        <IconButton aria-label="Log out" onClick={() => void logout()}>
          <Logout fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
