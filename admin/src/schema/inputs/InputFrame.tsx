import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { SMALL } from '../../lib/type';

const Box = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    ...SMALL,
    float: 'left',
    width: '100%',
    marginBottom: 6,
    padding: 0,
    fontWeight: 600,
  },
});

interface InputFrameProps {
  label: string;
  isRequired: boolean;
  hint: string;
  /** What is wrong with it. */
  fault?: string | undefined;
  children: ReactNode;
}

/** An input of several parts: its name above, below it what is wrong or what it takes. */
export function InputFrame({ label, isRequired, hint, fault, children }: InputFrameProps) {
  return (
    <Box>
      <legend>
        {label}
        {isRequired && ' *'}
      </legend>
      {children}
      {(fault ?? hint) && (
        <FormHelperText sx={{ marginTop: 0 }} error={fault !== undefined}>
          {fault ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
}
