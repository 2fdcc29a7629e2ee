import { styled } from '@mui/material/styles';
import { api, changePasswordBody, messages, type MessageAnswer } from 'contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { Failure } from '../../../components/form/Failure';
import { NewPasswordField } from '../../../components/form/NewPasswordField';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useSession, useUser } from '../../../lib/session';
import { useToast } from '../../../lib/useToast';

const Form = styled('form')({ maxWidth: 440 });

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.passwordNotChanged };

/** Changes the password, which ends every session but this browser's (member §2, §5; design §4). */
export function ChangePassword() {
  const [done, setDone] = useState(0);
  // Once it is done the fields, and the meter with them, begin anew.
  return <PasswordForm key={done} onDone={() => setDone(done + 1)} />;
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { email } = useUser();
  const { renew } = useSession();
  const showToast = useToast();
  const { mutate } = useSWRConfig();
  const { formProps, faults, failure, isSending } = useForm({
    schema: changePasswordBody,
    submit: async (passwords) => {
      const { data } = await renew(() => send<MessageAnswer>('PUT', api.password(), passwords));
      showToast('success', data.msg);
      onDone();
      await mutate(api.ownSessions());
    },
    sentences: SENTENCES,
    saysFailure: true,
  });
  return (
    <Form {...formProps}>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        fault={faults.currentPassword}
      />
      <NewPasswordField label="New password" name="newPassword" fault={faults.newPassword} />
      <PasswordField
        label="Confirm the new password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        fault={faults.confirmPassword}
      />
      <Failure>{failure}</Failure>
      <SubmitButton isSending={isSending}>Change password</SubmitButton>
    </Form>
  );
}
