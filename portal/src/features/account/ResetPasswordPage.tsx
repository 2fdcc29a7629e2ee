import { messages, paths } from 'contracts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { ButtonLink } from '../../components/Button';
import { PrivateHead } from '../../components/PrivateHead';
import { AccountLayout } from './AccountLayout';
import { Outcome } from './Outcome';
import { ResetPasswordForm } from './ResetPasswordForm';

/** How a reset ended: with a new password, or with a link that works no more. */
type Ending = 'changed' | 'invalid';

/** Chooses a new password by a mailed link, which works once and within the hour (design §4). */
export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <>
      <PrivateHead title="Choose a new password" />
      {ending === 'changed' && (
        <Outcome title="All set" lead={messages.passwordReset}>
          <ButtonLink href={paths.login()}>Sign in</ButtonLink>
        </Outcome>
      )}
      {ending === 'invalid' && (
        <Outcome title="This link has run out" lead={messages.resetLinkInvalid}>
          <ButtonLink href={paths.forgotPassword()}>Send me a new link</ButtonLink>
        </Outcome>
      )}
      {ending === null && (
        <AccountLayout title="Choose a new password" lead="It replaces the old one everywhere.">
          <ResetPasswordForm token={token} onEnd={setEnding} />
        </AccountLayout>
      )}
    </>
  );
}
