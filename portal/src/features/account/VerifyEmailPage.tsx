import { messages, paths } from 'contracts';
import { useParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { Button, ButtonLink } from '../../components/Button';
import { PrivateHead } from '../../components/PrivateHead';
import { AccountLayout } from './AccountLayout';
import { Outcome } from './Outcome';
import { ResendForm } from './ResendForm';
import { useVerification } from './useVerification';

/** Verifies an address by its mailed link (site §2.5): a new member's, or one that a member changes to. */
export default function VerifyEmailPage() {
  const { token = '' } = useParams();
  const { state, retry } = useVerification(token);
  return (
    <>
      <PrivateHead title="Email verification" />
      {state.step === 'verifying' && (
        <AccountLayout title="Verifying your email" lead="This takes a moment.">
          <div role="status" aria-label="Verifying your email">
            <Skeleton style={{ width: 140, height: 44 }} />
          </div>
        </AccountLayout>
      )}
      {state.step === 'verified' &&
        (state.sentence === messages.emailChanged ? (
          <Outcome title="All set" lead={state.sentence}>
            <ButtonLink href={paths.profile()}>Go to your profile</ButtonLink>
          </Outcome>
        ) : (
          <Outcome title="Welcome aboard" lead={state.sentence}>
            <ButtonLink href={paths.login()}>Sign in</ButtonLink>
          </Outcome>
        ))}
      {state.step === 'failed' && (
        <Outcome title="Verification failed" lead={state.sentence}>
          {state.mayRetry ? (
            <Button type="button" onClick={retry}>
              Try again
            </Button>
          ) : (
            <>
              <p style={{ marginBottom: 28 }}>
                The link may have expired or is invalid. Tell us your address, and we mail you another one.
              </p>
              <ResendForm />
            </>
          )}
        </Outcome>
      )}
    </>
  );
}
