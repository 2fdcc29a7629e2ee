import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';

import { Field, type FieldProps } from './Field';
import { control } from './fieldStyles';

const Input = styled('input')(control);

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { name: string };

/** A line of text. */
export function TextField({ label, fault, hint, ...input }: TextFieldProps) {
  return <Field {...{ label, fault, hint }}>{(controlProps) => <Input {...input} {...controlProps} />}</Field>;
}
