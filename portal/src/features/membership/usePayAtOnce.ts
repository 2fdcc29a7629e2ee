import { messages, paths, type OwnMembership } from 'contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useToast } from '../../lib/useToast';
import { usePayContributions } from './usePayContributions';

/** Begins to pay all that is due, or goes on with what has begun, where the address asks for it: a reminder led here. */
export function usePayAtOnce(own: OwnMembership | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  const { pay } = usePayContributions();
  const hasBegun = useRef(false);
  const isAsked = pathname + search === paths.membership({ pay: 'due' });

  const begin = useEffectEvent(({ membership, openPayment }: OwnMembership) => {
    // Whoever comes back from the checkout is not sent there again.
    void navigate(paths.membership(), { replace: true });
    if (openPayment) void navigate(paths.payContributions(openPayment));
    else if (membership && membership.totalDue > 0) void pay({});
    else if (membership) showToast('info', messages.nothingToPay);
  });
  useEffect(() => {
    if (!isAsked || !own || hasBegun.current) return;
    hasBegun.current = true;
    begin(own);
  }, [isAsked, own]);
}
