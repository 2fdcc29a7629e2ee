import { api, messages, type MessageAnswer } from 'contracts';
import { useState } from 'react';

import { Failure } from '../../components/form/Failure';
import { NewPasswordField } from '../../components/form/NewPasswordField';
import { newPasswordFault } from '../../components/form/newPasswordFault';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useForm } from '../../components/form/useForm';
import { send } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
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
  const [failure, setFailure] = useState('');
  const { formProps, faults, isSending } = useForm({
    fields: ['password'],
    check: ({ password }) => {
      setFailure('');
      return { password: newPasswordFault(password) };
    },
    submit: async ({ password }) => {
      const { data } = await send<MessageAnswer>('PUT', api.resetPassword(token), { password });
      showToast('success', data.msg);
      onEnd('changed');
      // Every session of the account has ended, perhaps this browser's too.
      await refresh();
    },
    onFailure: (error) => {
      const reason = sentenceFor(error, SENTENCES);
      if (reason === messages.resetLinkInvalid) return onEnd('invalid');
      setFailure(reason);
      showToast('error', reason);
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
