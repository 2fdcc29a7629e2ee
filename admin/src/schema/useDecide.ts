import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsoleResource } from 'contracts';
import { useDataProvider } from 'react-admin';

import { useToast } from '../components/useToast';
import type { ConsoleDataProvider } from '../providers/data';

/** Lets through what a member submitted, and says how that went. */
export function useApprove(resource: ConsoleResource, id: string) {
  const { approve } = useDataProvider<ConsoleDataProvider>();
  return useDecision(resource, () => approve(resource.name, id), resource.moderation?.approved);
}

/** Turns it down for a reason, and says how that went. */
export function useReject(resource: ConsoleResource, id: string) {
  const { reject } = useDataProvider<ConsoleDataProvider>();
  return useDecision(resource, (reason: string) => reject(resource.name, id, reason), resource.moderation?.rejected);
}

function useDecision<Told>(
  { name, moderation }: ConsoleResource,
  decide: (told: Told) => Promise<unknown>,
  success = '',
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: decide,
    onSuccess: () => {
      toast.success(success);
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      return queryClient.invalidateQueries({ queryKey: [name] });
    },
    onError: (error) => toast.failure(moderation?.notDecided ?? '', error),
  });
}
