import { messages } from 'contracts';

import { sentenceFor } from '../../lib/sentenceFor';
import { useToast } from '../../lib/useToast';
import { ACTS, type Act, type Subject } from './acts';
import { useRefreshPeople } from './useRefreshPeople';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.connectionNotChanged };

/**
 * Carries out an act and tells what came of it; all that shows how people stand to each other is asked for again.
 * @returns a function that never fails, and answers whether it is done
 */
export function useAct(): (act: Act, subject: Subject) => Promise<boolean> {
  const showToast = useToast();
  const refresh = useRefreshPeople();

  return async function carryOut(act, subject) {
    const { call, told, undo } = ACTS[act];
    try {
      const answer = await call(subject);
      const back = undo?.(subject, answer);
      // What was undone is not offered to be undone again.
      const offer = back && { label: 'Undo', run: () => void takeBack(back.act, back.subject) };
      showToast('success', told, offer);
      return true;
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
      return false;
    } finally {
      await refresh();
    }
  };

  async function takeBack(act: Act, subject: Subject): Promise<void> {
    try {
      await ACTS[act].call(subject);
      showToast('success', ACTS[act].told);
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    } finally {
      await refresh();
    }
  }
}
