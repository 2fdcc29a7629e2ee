import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 14px',
  color: theme.vars.palette.error.main,
  border: '1px solid',
  borderRadius: theme.vars.shape.borderRadius,
}));

/** Why the form around it could not be saved, where that is no single field's fault. */
export function FormFault() {
  const sentence: unknown = useFormState().errors.root?.serverError;
  const message =
    typeof sentence === 'object' && sentence !== null && 'message' in sentence ? sentence.message : sentence;
  return typeof message === 'string' ? <Text role="alert">{message}</Text> : null;
}
