import { paths } from 'contracts';
import { useParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { Button, ButtonLink } from '../../components/Button';
import { NeedsScript } from '../../components/NeedsScript';
import { PrivateHead } from '../../components/PrivateHead';
import { LetterFrame } from '../../components/LetterFrame';
import { useUnsubscription } from './useUnsubscription';

/** Where the link of a mail leads that ends such mails. It asks for no sign-in, and does nothing before the button. */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const { state, isSending, retry, setSubscribed } = useUnsubscription(token);
  return (
    <>
      <PrivateHead title="Unsubscribe" />
      {state.step === 'loading' && (
        <LetterFrame title="Mails from us" lead="One moment.">
          <div role="status" aria-label="Loading">
            <NeedsScript />
            <Skeleton style={{ width: 160, height: 44 }} />
          </div>
        </LetterFrame>
      )}
      {state.step === 'failed' && (
        <LetterFrame key="failed" takesFocus title={state.sentence} lead={state.advice}>
          {state.mayRetry && (
            <Button type="button" onClick={retry}>
              Try again
            </Button>
          )}
          <ButtonLink href={paths.notificationPreferences()} look="outlined">
            Choose what reaches you
          </ButtonLink>
        </LetterFrame>
      )}
      {state.step === 'known' && state.isSubscribed && (
        <LetterFrame
          key="subscribed"
          takesFocus={state.isChanged}
          title={state.isChanged ? 'You are subscribed again' : 'No more of these mails?'}
          lead={`They are about “${state.label}”. What you see on the site stays as it is.`}
        >
          <Button type="button" disabled={isSending} onClick={() => setSubscribed(false)}>
            Unsubscribe
          </Button>
          <ButtonLink href={paths.notificationPreferences()} look="outlined">
            Choose what reaches you
          </ButtonLink>
        </LetterFrame>
      )}
      {state.step === 'known' && !state.isSubscribed && (
        <LetterFrame
          key="ended"
          takesFocus={state.isChanged}
          title="You are unsubscribed"
          lead={`You get no more mails about “${state.label}”.`}
        >
          <Button type="button" look="outlined" disabled={isSending} onClick={() => setSubscribed(true)}>
            Subscribe again
          </Button>
          <ButtonLink href={paths.notificationPreferences()} look="outlined">
            Choose what reaches you
          </ButtonLink>
        </LetterFrame>
      )}
    </>
  );
}
