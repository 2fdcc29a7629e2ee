import type { ConsoleResource } from 'contracts';
import { useDeleteMany, useListFilterContext } from 'react-admin';

import { useToast } from '../components/useToast';
import { localeIn } from '../providers/drafts';

/**
 * Deletes records without asking: they leave the list at once, and the server hears of it when the toast goes in which
 * it can be undone. What could not be deleted comes back, and is told.
 */
export function useUndoableDelete({ name, words }: ConsoleResource): (ids: readonly string[], told: string) => void {
  const toast = useToast();
  const [remove] = useDeleteMany();
  // Of what the list shows in another language, that alone goes.
  const { locale } = localeIn(useListFilterContext().filterValues);
  return (ids, told) =>
    void remove(
      name,
      { ids: [...ids], ...(locale !== undefined && { meta: { locale } }) },
      {
        mutationMode: 'undoable',
        onSuccess: () => toast.undoable(told),
        onError: (error) => toast.failure(ids.length === 1 ? words.notDeleted : words.severalNotDeleted, error),
      },
    );
}
