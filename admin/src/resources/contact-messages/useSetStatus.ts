import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type ConsoleContactMessage, type ContactStatus } from 'contracts';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../components/useToast';
import type { ConsoleDataProvider } from '../../providers/data';

const RESOURCE = 'contact-messages';
/** Where react-admin keeps a record that it was answered, alone or in a list. */
const keyOf = (id: string) => [RESOURCE, 'getOne', { id, meta: undefined }];

interface Change {
  ids: readonly string[];
  status: ContactStatus;
}

/** Marks messages as handled or as new again, in one call, says how that went, and offers the way back. */
export function useSetStatus() {
  const { updateMany } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const known = (id: string) => queryClient.getQueryData<ConsoleContactMessage>(keyOf(id));

  const change = useMutation({
    mutationFn: async ({ ids, status }: Change): Promise<string[]> => {
      // What is so already stays untouched, by this and by the way back.
      const others = ids.filter((id) => known(id)?.status !== status);
      if (others.length > 0) await updateMany(RESOURCE, { ids: others, data: { status } });
      return others;
    },
    onSuccess: async (ids, { status }) => {
      for (const id of ids) {
        const record = known(id);
        if (record) queryClient.setQueryData(keyOf(id), { ...record, status });
      }
      const undo = () => change.mutate({ ids, status: status === 'new' ? 'handled' : 'new' });
      toast.success(sentenceOf(ids.length, status), ids.length > 0 ? { label: 'Undo', act: undo } : undefined);
      await queryClient.invalidateQueries({ queryKey: [RESOURCE] });
    },
    onError: (error) => toast.failure(messages.contactMessageNotUpdated, error),
  });
  return change;
}

function sentenceOf(count: number, status: ContactStatus): string {
  if (count === 0) return 'Nothing to change';
  if (count === 1) return status === 'handled' ? messages.contactMessageHandled : messages.contactMessageReopened;
  return `${count} messages ${status === 'handled' ? 'marked as handled' : 'reopened'}`;
}
