import { api, messages, type MessageAnswer } from 'contracts';
import { useState } from 'react';

import { send } from '../../lib/fetcher';
import { useToast } from '../../lib/useToast';

interface Resend {
  /** Mails another verification link and tells how it went (site §8). Never fails. */
  resend: (email: string) => Promise<void>;
  isSending: boolean;
}

/** Asks for another verification mail. */
export function useResend(): Resend {
  const showToast = useToast();
  const [isSending, setSending] = useState(false);
  const resend = async (email: string) => {
    if (isSending) return;
    setSending(true);
    try {
      await send<MessageAnswer>('POST', api.resendVerification(), { email });
      showToast('success', messages.verificationSent);
    } catch {
      showToast('error', messages.verificationNotSent);
    } finally {
      setSending(false);
    }
  };
  return { resend, isSending };
}
