import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, type Settings } from 'contracts';
import { useDataProvider } from 'react-admin';

import { SETTINGS_KEY } from '../providers/settings';
import { useToast } from '../components/useToast';
import type { ConsoleDataProvider } from '../providers/data';
import { formFaultsOf } from '../providers/http';

/** What the form holds: the settings and its own id; an emptied text is null. */
type FormValues = Partial<Record<keyof Settings | 'id', unknown>>;

/**
 * Stores the settings and says how that went (admin §8).
 * @returns `save`, which answers the form what is wrong with its fields, or nothing
 */
export function useSaveSettings() {
  const { updateSettings } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (settings: Settings) => updateSettings(settings) });

  const save = async ({ id: _id, ...values }: FormValues): Promise<object | undefined> => {
    try {
      const stored = await mutateAsync({ ...values, siteDescription: values.siteDescription ?? '' } as Settings);
      queryClient.setQueryData(SETTINGS_KEY, stored);
      toast.success(messages.settingsUpdated);
      // The time zone of the site is among them.
      void queryClient.invalidateQueries({ queryKey: ['site'] });
      return undefined;
    } catch (error) {
      toast.failure(messages.settingsNotUpdated, error);
      return formFaultsOf(error);
    }
  };
  return { save, isPending };
}
