import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

import { DENSE } from '../lib/type';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { ...DENSE, color: theme.vars.palette.text.secondary },
}));

interface SaveBarProps {
  busy: boolean;
  /** What its button says. */
  action?: string;
  /** What else is to be known before it is pressed. */
  children?: ReactNode;
}

/** Saves the form once there is something to save, and tells whether there is. */
export function SaveBar({ busy, action = 'Save', children }: SaveBarProps) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  return (
    <Bar>
      <p role="status">
        {isDirty ? 'You have unsaved changes.' : 'All changes are saved.'}
        {children}
      </p>
      <Button type="submit" variant="contained" disabled={busy || !isDirty}>
        {action}
      </Button>
    </Bar>
  );
}
