import { api, emailBody, messages, paths, type MessageAnswer } from 'contracts';
import { useState } from 'react';

import { Failure } from '../../components/form/Failure';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { useForm } from '../../components/form/useForm';
import { PageHead } from '../../components/PageHead';
import { SiteLink } from '../../components/SiteLink';
import { send } from '../../lib/fetcher';
import { useSite } from '../../lib/useSite';
import { AccountLayout } from './AccountLayout';
import { Outcome } from './Outcome';
import { Aside } from './parts';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.networkError };

/** Asks for a link to choose a new password. The answer is the same whoever asks (design §4). */
export default function ForgotPasswordPage() {
  const site = useSite();
  const [sentence, setSentence] = useState('');
  const { formProps, faults, failure, isSending } = useForm({
    schema: emailBody,
    submit: async (body) => {
      const { data } = await send<MessageAnswer>('POST', api.forgotPassword(), body);
      setSentence(data.msg);
    },
    sentences: SENTENCES,
    saysFailure: true,
  });

  return (
    <>
      <PageHead title="Forgot your password?" description={`Choose a new password for your account at ${site.name}.`} />
      {sentence ? (
        <Outcome title="Check your mail" lead={sentence}>
          <p>The link works once, within an hour. Check your spam folder too.</p>
          <Aside>
            <SiteLink href={paths.login()}>Back to the sign-in</SiteLink>
          </Aside>
        </Outcome>
      ) : (
        <AccountLayout
          title="Forgot your password?"
          lead="Enter your email and we will send you a link to set a new password."
        >
          <form {...formProps}>
            <TextField label="Email" name="email" type="email" autoComplete="username" required fault={faults.email} />
            <Failure>{failure}</Failure>
            <SubmitButton isSending={isSending}>Send the link</SubmitButton>
          </form>
          <Aside>
            Remembered it? <SiteLink href={paths.login()}>Sign in</SiteLink>
          </Aside>
        </AccountLayout>
      )}
    </>
  );
}
