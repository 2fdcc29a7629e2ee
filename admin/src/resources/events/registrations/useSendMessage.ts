import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type EventMessageInput } from 'contracts';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../../components/useToast';
import type { ConsoleDataProvider } from '../../../providers/data';

/** Where the messages of an event are kept in the browser. */
export const messagesKey = (eventId: string) => ['events', eventId, 'messages'];

/** Sends a message to people of an event, and says how that went. */
export function useSendMessage(eventId: string) {
  const { sendEventMessage } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: EventMessageInput) => sendEventMessage(eventId, input),
    onSuccess: () => {
      toast.success(messages.eventMessageSent);
      return queryClient.invalidateQueries({ queryKey: messagesKey(eventId) });
    },
    onError: (error) => toast.failure(messages.eventMessageNotSent, error),
  });
}
