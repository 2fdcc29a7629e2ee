import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** The distance to what follows is that of every form. */
const Box = styled('div')({ display: 'grid', alignContent: 'start', marginBottom: 20 });
const Label = styled('label')(({ theme }) => ({ ...theme.typography.body2, marginBottom: 6, fontWeight: 600 }));

const Message = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  '&[data-fault]': { color: theme.vars.palette.error.main, fontWeight: 500 },
}));

/** What the control needs to be one with its label and its message. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** What is wrong with the value. */
  fault?: string;
  /** Stands where the fault would. */
  hint?: string;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its message below, read out together. */
export function Field({ label, fault, hint, children }: FieldFrameProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = fault ?? hint;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': Boolean(fault), 'aria-describedby': message ? messageId : undefined })}
      {message && (
        <Message id={messageId} data-fault={fault ? true : undefined}>
          {message}
        </Message>
      )}
    </Box>
  );
}
