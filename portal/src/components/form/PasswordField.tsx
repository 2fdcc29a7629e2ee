import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { styled } from '@mui/material/styles';
import { useState, type InputHTMLAttributes, type Ref } from 'react';

import { Field, type FieldProps } from './Field';
import { control } from './fieldStyles';

const Box = styled('div')({ position: 'relative' });
const Input = styled('input')(control, { paddingRight: 52 });
const Toggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  right: 2,
  top: 2,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -4 },
  '& svg': { fontSize: 22 },
}));

interface PasswordFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  name: string;
  /** Tells password managers whether to fill in a password or to think of one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which its owner may look at. */
export function PasswordField({ label, fault, hint, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, fault, hint }}>
      {(controlProps) => (
        <Box>
          <Input
            {...input}
            {...controlProps}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Toggle
            type="button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={controlProps.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOff aria-hidden="true" /> : <Visibility aria-hidden="true" />}
          </Toggle>
        </Box>
      )}
    </Field>
  );
}
