import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type ContentType, type ContentTypeChange } from 'contracts';
import { useDataProvider } from 'react-admin';

import { useToast } from '../components/useToast';
import { CONTENT_TYPES_KEY } from '../providers/contentTypes';
import type { ConsoleDataProvider } from '../providers/data';
import { formFaultsOf } from '../providers/http';

/**
 * Stores what is set of a type and says how that went.
 * @returns `save`, which answers the form what is wrong with its fields, or nothing
 */
export function useSaveContentType(name: string) {
  const { updateContentType } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: ContentTypeChange) => updateContentType(name, change),
  });

  const save = async (change: ContentTypeChange): Promise<object | undefined> => {
    try {
      const stored = await mutateAsync(change);
      queryClient.setQueryData<ContentType[]>(CONTENT_TYPES_KEY, (types = []) =>
        types.map((type) => (type.name === name ? stored : type)),
      );
      toast.success(messages.contentTypeUpdated);
      return undefined;
    } catch (error) {
      toast.failure(messages.contentTypeNotUpdated, error);
      return formFaultsOf(error);
    }
  };
  return { save, isPending };
}
