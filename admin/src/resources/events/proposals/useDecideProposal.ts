import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type ConsoleEvent } from 'contracts';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../../components/useToast';
import type { ConsoleDataProvider } from '../../../providers/data';

/** Makes a proposal an ordinary draft, says how that went, and tells whoever proposed it. */
export function useApproveProposal(id: ConsoleEvent['id']) {
  const { approveEvent } = useDataProvider<ConsoleDataProvider>();
  return useDecision(() => approveEvent(id), messages.proposalApproved);
}

/** Turns a proposal down for a reason, says how that went, and tells whoever proposed it. */
export function useRejectProposal(id: ConsoleEvent['id']) {
  const { rejectEvent } = useDataProvider<ConsoleDataProvider>();
  return useDecision((reason: string) => rejectEvent(id, reason), messages.proposalRejected);
}

function useDecision<Told>(decide: (told: Told) => Promise<unknown>, success: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: decide,
    onSuccess: () => {
      toast.success(success);
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      return queryClient.invalidateQueries({ queryKey: ['events'] });
    },
    onError: (error) => toast.failure(messages.proposalNotDecided, error),
  });
}
