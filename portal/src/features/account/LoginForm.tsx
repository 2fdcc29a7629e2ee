import { styled } from '@mui/material/styles';
import { messages, paths } from 'contracts';
import { useState } from 'react';

import { Checkbox } from '../../components/form/Checkbox';
import { Failure } from '../../components/form/Failure';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { useForm } from '../../components/form/useForm';
import { SiteLink } from '../../components/SiteLink';
import { sentenceFor } from '../../lib/sentenceFor';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/useToast';
import { Aside } from './parts';
import { VerifyFirst } from './VerifyFirst';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  marginBottom: 6,
  '& a': { paddingBlock: 10, fontWeight: 600, textUnderlineOffset: 4 },
}));

const SENTENCES = { noAnswer: messages.noResponse, fallback: messages.loginFailed };

/** What the form says of a failed login, and whose address waits to be verified, if that is the reason. */
interface Outcome {
  failure: string;
  unverified: string | null;
}
const NOTHING: Outcome = { failure: '', unverified: null };

/** Signs in (site §4, §5, §8). Where to go then is the page's gate's business. */
export function LoginForm() {
  const { login } = useSession();
  const showToast = useToast();
  const [{ failure, unverified }, setOutcome] = useState(NOTHING);

  const { formProps, faults, isSending, focus } = useForm({
    fields: ['email', 'password', 'remember'],
    check: ({ email, password }) => {
      setOutcome(NOTHING);
      if (email.trim() && password) return {};
      return email.trim() ? { password: messages.credentialsMissing } : { email: messages.credentialsMissing };
    },
    submit: ({ email, password, remember }) => login({ email, password, remember: remember === 'on' }),
    onFailure: (error, { email }) => {
      const sentence = sentenceFor(error, SENTENCES);
      showToast('error', sentence);
      const isUnverified = sentence === messages.verifyFirst;
      setOutcome(isUnverified ? { failure: '', unverified: email.trim() } : { failure: sentence, unverified: null });
      if (!isUnverified) focus('password');
    },
  });

  return (
    <>
      {unverified && <VerifyFirst email={unverified} />}
      <form {...formProps}>
        <TextField label="Email" name="email" type="email" autoComplete="username" required fault={faults.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          fault={faults.password}
        />
        <Row>
          <Checkbox label="Remember me" name="remember" />
          <SiteLink href={paths.forgotPassword()}>Forgot your password?</SiteLink>
        </Row>
        <Failure>{failure}</Failure>
        <SubmitButton isSending={isSending}>Sign in</SubmitButton>
      </form>
      <Aside>
        New here? <SiteLink href={paths.register()}>Create an account</SiteLink>
      </Aside>
    </>
  );
}
