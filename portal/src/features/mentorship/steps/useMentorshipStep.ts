import { api } from 'contracts';
import { useSWRConfig } from 'swr';

import { useToast } from '../../../lib/useToast';
import { useRefreshMentorship } from '../useRefreshMentorship';
import { STEPS, type Place, type Step } from './steps';

/** Takes a step of a request and tells that it is done. @returns throws ApiError where it is not */
export function useMentorshipStep(id: string, place: Place): (step: Step, answer?: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const refresh = useRefreshMentorship();
  return async (step, answer) => {
    const { call, words } = STEPS[step];
    try {
      const after = await call(id, answer);
      await mutate(api.mentorshipOne(id), after, { revalidate: false });
      showToast('success', words[place].told);
    } finally {
      // Also after a refusal: somebody else was faster, and the page shows what it has become.
      void refresh();
    }
  };
}
