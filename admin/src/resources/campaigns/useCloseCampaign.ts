import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messages, type ConsoleCampaign, type One } from 'contracts';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

/** Closes a campaign, or opens it again, and says how that went. */
export function useCloseCampaign(id: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (step: 'close' | 'reopen') =>
      call<One<ConsoleCampaign>>(api.closeCampaign(id, step), { method: 'POST', body: '{}' }),
    onSuccess: (_answer, step) => {
      toast.success(step === 'close' ? messages.campaignClosed : messages.campaignReopened);
      return queryClient.invalidateQueries({ queryKey: ['campaigns'] });
    },
    onError: (error) => toast.failure(messages.campaignNotSaved, error),
  });
}
