import { emailBody } from 'contracts';

import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { useForm } from '../../components/form/useForm';
import { useResend } from './useResend';

/** Asks for an address and mails another verification link to it. */
export function ResendForm() {
  const { resend, isSending } = useResend();
  const { formProps, faults } = useForm({
    schema: emailBody,
    submit: ({ email }) => resend(email),
  });
  return (
    <form {...formProps}>
      <TextField label="Email" name="email" type="email" autoComplete="username" required fault={faults.email} />
      <SubmitButton isSending={isSending}>Resend verification email</SubmitButton>
    </form>
  );
}
