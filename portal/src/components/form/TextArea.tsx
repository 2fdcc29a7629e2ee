import { styled } from '@mui/material/styles';
import type { TextareaHTMLAttributes } from 'react';

import { Field, type FieldProps } from './Field';
import { control } from './fieldStyles';

const Area = styled('textarea')(control, { display: 'block', resize: 'vertical', lineHeight: 1.5 });

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { name: string };

/** Text of several lines. */
export function TextArea({ label, fault, hint, ...area }: TextAreaProps) {
  return <Field {...{ label, fault, hint }}>{(controlProps) => <Area {...area} {...controlProps} />}</Field>;
}
