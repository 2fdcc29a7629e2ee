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
 * Stores what was changed of the settings, and says how that went (admin §8).
 * @param settings as they are stored now
 * @returns `save`, which answers the form what is wrong with its fields, or nothing; and what it has stored
 */
export function useSaveSettings(settings: Settings) {
  const { updateSettings } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, data, isPending } = useMutation({ mutationFn: updateSettings });

  const save = async (values: FormValues): Promise<object | undefined> => {
    try {
      const stored = await mutateAsync(changeOf(settings, values));
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
  return { save, stored: data, isPending };
}

/** What differs from what is stored. The rest is not sent: another admin may be changing it. */
function changeOf(settings: Settings, values: FormValues): Partial<Settings> {
  const names = Object.keys(settings) as (keyof Settings)[];
  const changed = names.filter((name) => (values[name] ?? '') !== settings[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? '']));
}
