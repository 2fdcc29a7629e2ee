import { api, messages, type NotificationPreference } from 'contracts';
import useSWR from 'swr';

import { send } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
import { useApi, type ApiResult } from '../../lib/useApi';
import { useToast } from '../../lib/useToast';

interface Preferences {
  data: NotificationPreference[];
}

/** How each kind reaches the person. A choice shows and is kept at once; one that the server refuses is taken back. */
export function usePreferences(): ApiResult<Preferences> & { choose: (preference: NotificationPreference) => void } {
  const result = useApi<Preferences>(api.notificationPreferences());
  const { mutate } = useSWR<Preferences>(api.notificationPreferences());
  const showToast = useToast();

  const choose = async (chosen: NotificationPreference) => {
    const withChoice = (before: Preferences | undefined): Preferences => ({
      data: (before?.data ?? []).map((each) => (each.kind === chosen.kind ? chosen : each)),
    });
    try {
      const keep = send<Preferences>('PUT', api.notificationPreferences(), { preferences: [chosen] });
      await mutate(keep, { optimisticData: withChoice, rollbackOnError: true, revalidate: false });
      showToast('success', messages.preferencesSaved);
    } catch (error) {
      const { networkError: noAnswer, preferencesNotSaved: fallback } = messages;
      showToast('error', sentenceFor(error, { noAnswer, fallback }));
    }
  };
  return { ...result, choose: (preference) => void choose(preference) };
}
