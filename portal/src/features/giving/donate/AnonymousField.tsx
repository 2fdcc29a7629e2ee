import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { Checkbox } from '../../../components/form/Checkbox';

const Box = styled('div')(({ theme }) => ({
  marginBottom: 20,
  '& p': { ...theme.typography.caption, paddingLeft: 30, color: theme.vars.palette.text.secondary },
}));

/** Whether the donor's name is said, and what that means. */
export function AnonymousField({ isAnonymous }: { isAnonymous: boolean }) {
  const id = useId();
  return (
    <Box>
      <Checkbox label="Give anonymously" name="isAnonymous" defaultChecked={isAnonymous} aria-describedby={id} />
      <p id={id}>
        Your name stands in no list of donors, not even in the society’s own. The treasurer sees that you paid, and not
        for what. You still get your receipt.
      </p>
    </Box>
  );
}
