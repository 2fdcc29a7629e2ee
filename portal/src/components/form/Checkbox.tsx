import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, cursor: 'inherit' },
}));

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
}

/** A yes or no. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <Label>
      <input {...input} type="checkbox" />
      {label}
    </Label>
  );
}
