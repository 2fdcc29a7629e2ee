import { Button } from '../../components/Button';
import { useResend } from './useResend';

/** Mails another verification link to an address. */
export function ResendButton({ email }: { email: string }) {
  const { resend, isSending } = useResend();
  return (
    <Button
      type="button"
      look="outlined"
      aria-disabled={isSending}
      aria-busy={isSending}
      onClick={() => void resend(email)}
    >
      Resend verification email
    </Button>
  );
}
