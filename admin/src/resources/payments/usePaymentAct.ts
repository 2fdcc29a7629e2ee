import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type ConsolePayment, type One } from 'contracts';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

/** What is sent, and where. */
interface Act {
  path: string;
  body: object;
}

/** Decides about a payment or gives it back, and says how that went. */
export function usePaymentAct() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ path, body }: Act) =>
      call<One<ConsolePayment>>(path, { method: 'POST', body: JSON.stringify(body) }),
    onSuccess: ({ data: { requests } }, { body }) => {
      const isAsked = 'key' in body && requests.some(({ key }) => key === body.key);
      toast.success(isAsked ? messages.moneyRequested : messages.paymentUpdated);
      void queryClient.invalidateQueries({ queryKey: ['memberships'] });
      return queryClient.invalidateQueries({ queryKey: ['payments'] });
    },
    onError: (error) => toast.failure(messages.paymentNotSaved, error),
  });
}
