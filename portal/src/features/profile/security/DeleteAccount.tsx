import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { Button } from '../../../components/Button';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 18,
  padding: 'clamp(18px, 2.4vw, 28px)',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& p': { maxWidth: '60ch' },
}));
const Delete = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.error.main,
  borderColor: theme.vars.palette.error.main,
}));

/** The Danger Zone (member §2). */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Box>
      <p>
        Deleting the account erases everything personal at once: your profile, your picture, your connections and
        messages. What others still need, such as a record of a payment, stays without your name.
      </p>
      <Delete type="button" look="outlined" onClick={() => setAsking(true)}>
        Delete Account
      </Delete>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Box>
  );
}
