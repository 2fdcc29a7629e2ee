import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type ConsoleUser } from 'contracts';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../components/useToast';
import type { ConsoleDataProvider } from '../../providers/data';

/** Marks a person's address as verified, and says how that went (admin §4, §8). */
export function useVerifyUser(id: ConsoleUser['id']) {
  const { verifyUser } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => verifyUser(id),
    onSuccess: () => {
      toast.success(messages.userVerified);
      return queryClient.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) => toast.failure(messages.userNotVerified, error),
  });
}
