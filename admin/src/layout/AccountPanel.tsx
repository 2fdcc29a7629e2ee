import Logout from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useGetIdentity, useLogout } from 'react-admin';

import { Initial } from '../components/Initial';
import { night } from '../lib/night';

/** Stands where who is signed in could not be learnt (admin §2). */
const FALLBACK = { name: 'Admin User', email: 'admin@example.com' };

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 8,
  padding: '16px 0 8px 8px',
  borderTop: `1px solid ${night.hairline}`,
});
const Person = styled('p')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span:first-of-type': { ...theme.typography.body2, fontWeight: 600 },
  '& span:last-of-type': { ...theme.typography.caption, color: night.textMuted },
}));

/** The initial, name and e-mail address of whoever is signed in, and the way out (admin §2). */
export function AccountPanel() {
  const { identity, isPending } = useGetIdentity();
  const logout = useLogout();
  const name = identity?.fullName ?? FALLBACK.name;
  const email: unknown = identity?.email;
  return (
    <Box aria-busy={isPending}>
      <Initial name={isPending ? '' : name} />
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
