import { styled } from '@mui/material/styles';

import { Field } from '../../../components/form/Field';
import { control } from '../../../components/form/fieldStyles';
import { PayButton, type PayFormProps } from './PayButton';

const Input = styled('input')(control);

/** The documents' UPI of the mock: what is entered is neither checked nor sent (admin §2). */
export function SandboxUpi({ onPay, ...button }: PayFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPay();
      }}
    >
      <Field label="UPI ID" hint="Anything goes, and none of it leaves your browser.">
        {(controlProps) => <Input {...controlProps} autoComplete="off" spellCheck={false} placeholder="name@bank" />}
      </Field>
      <PayButton {...button} />
    </form>
  );
}
