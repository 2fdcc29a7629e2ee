import { api, messages, resetPasswordBody, type MessageAnswer } from 'contracts';

import { Failure } from '../../components/form/Failure';
import { NewPasswordField } from '../../components/form/NewPasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useForm } from '../../components/form/useForm';
import { send } from '../../lib/fetcher';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/useToast';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.networkError };

interface ResetPasswordFormProps {
  token: string;
  onEnd: (ending: 'changed' | 'invalid') => void;
}

/** Takes a new password for the account that the link was mailed to. */
export function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps) {
  const { refresh } = useSession();
  const showToast = useToast();
  const { formProps, faults, failure, isSending } = useForm({
    schema: resetPasswordBody,
    submit: async (body) => {
      const { data } = await send<MessageAnswer>('PUT', api.resetPassword(token), body);
      showToast('success', data.msg);
      onEnd('changed');
      // Every session of the account has ended, perhaps this browser's too.
      await refresh();
    },
    sentences: SENTENCES,
    onFailure: (reason) => {
      if (reason === messages.resetLinkInvalid) onEnd('invalid');
    },
  });
  return (
    <form {...formProps}>
      <NewPasswordField label="New password" name="password" fault={faults.password} />
      <Failure>{failure}</Failure>
      <SubmitButton isSending={isSending}>Change the password</SubmitButton>
    </form>
  );
}
