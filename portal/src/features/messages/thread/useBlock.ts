import { api, messages, type One, type PersonDetail } from 'contracts';
import { useSWRConfig } from 'swr';

import { fetcher, send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.connectionNotChanged };
const OWN_PATHS = [api.threads(), api.notifications()];
/** Whatever shows people may show how the reader stands to one. */
const mayShowPeople = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/api/') && !OWN_PATHS.some((path) => key.startsWith(path));

/**
 * Blocks a person, or takes that back, and tells what came of it.
 * @param onDone told once it is done
 */
export function useBlock(
  person: string,
  onDone: () => void,
): { block: () => Promise<void>; unblock: () => Promise<void> } {
  const showToast = useToast();
  const { mutate } = useSWRConfig();
  const carryOut = async (act: () => Promise<unknown>, told: string) => {
    try {
      await act();
      showToast('success', told);
      onDone();
      void mutate(mayShowPeople);
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    }
  };
  return {
    block: () => carryOut(() => send('POST', api.block(person)), messages.personBlocked),
    unblock: () =>
      carryOut(async () => {
        const { data } = await fetcher<One<PersonDetail>>(api.person(person));
        await send('DELETE', api.connection(data.connectionId ?? ''));
      }, messages.personUnblocked),
  };
}
