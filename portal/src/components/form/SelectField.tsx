import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import type { SelectHTMLAttributes } from 'react';

import { Field, type FieldProps } from './Field';
import { control } from './fieldStyles';

const Box = styled('div')({
  position: 'relative',
  '& svg': { position: 'absolute', right: 12, top: 12, pointerEvents: 'none' },
});
const Select = styled('select')(control, {
  appearance: 'none',
  paddingRight: 40,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

type SelectFieldProps = FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { name: string };

/** A choice among a few; the choices are its `option` elements. */
export function SelectField({ label, fault, hint, children, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, fault, hint }}>
      {(controlProps) => (
        <Box>
          <Select {...select} {...controlProps}>
            {children}
          </Select>
          <ExpandMore aria-hidden="true" />
        </Box>
      )}
    </Field>
  );
}
