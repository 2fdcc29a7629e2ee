import { styled } from '@mui/material/styles';
import { loginBody, messages, paths } from 'contracts';
import { useState } from 'react';

import { Checkbox } from '../../components/form/Checkbox';
import { Failure } from '../../components/form/Failure';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { useForm } from '../../components/form/useForm';
import { SiteLink } from '../../components/SiteLink';
import { useSession } from '../../lib/session';
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

/** Signs in (site §4, §5, §8). Where to go then is the page's gate's business. */
export function LoginForm() {
  const { login } = useSession();
  const [address, setAddress] = useState('');

  const { formProps, faults, failure, isSending, focus } = useForm({
    schema: loginBody,
    submit: login,
    sentences: SENTENCES,
    onFailure: (sentence, { body: { email } }) => {
      setAddress(email.trim());
      if (sentence !== messages.verifyFirst) focus('password');
    },
  });
  const isUnverified = failure === messages.verifyFirst;

  return (
    <>
      {isUnverified && <VerifyFirst email={address} />}
      <form {...formProps}>
        <TextField label="Email" name="email" type="email" autoComplete="username" required fault={faults.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          // What is said beside the address holds for both.
          fault={faults.email ? undefined : faults.password}
        />
        <Row>
          <Checkbox label="Remember me" name="remember" />
          <SiteLink href={paths.forgotPassword()}>Forgot your password?</SiteLink>
        </Row>
        <Failure>{isUnverified ? '' : failure}</Failure>
        <SubmitButton isSending={isSending}>Sign in</SubmitButton>
      </form>
      <Aside>
        New here? <SiteLink href={paths.register()}>Create an account</SiteLink>
      </Aside>
    </>
  );
}
