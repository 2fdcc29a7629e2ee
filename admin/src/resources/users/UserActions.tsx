import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleUser } from 'contracts';
import { useState } from 'react';

import { useOpenRecord } from '../../lib/useOpenRecord';
import { DeleteUser } from './DeleteUser';
import { useVerifyUser } from './useVerifyUser';

/** What can be done with one person: Verify, Edit, Delete (admin §2). */
export function UserActions({ user }: { user: ConsoleUser }) {
  const [deleting, setDeleting] = useState(false);
  const { open } = useOpenRecord('users');
  const verify = useVerifyUser(user.id);
  return (
    <>
      {!user.isVerified && (
        <Tooltip title="Verify">
          <IconButton aria-label={`Verify ${user.name}`} disabled={verify.isPending} onClick={() => verify.mutate()}>
            <HowToReg fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title="Edit">
        <IconButton aria-label={`Edit ${user.name}`} onClick={() => open(user.id)}>
          <Edit fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${user.name}`} onClick={() => setDeleting(true)}>
          <Delete fontSize="small" />
        </IconButton>
      </Tooltip>
      <DeleteUser user={user} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
