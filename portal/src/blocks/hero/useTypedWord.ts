import { ERASING_MS, TYPING_MS } from 'contracts';
import { useEffect, useState } from 'react';

/** How long a finished word stands before it is erased, in milliseconds. */
export const WORD_HOLD_MS = 1800;

/**
 * Types the words one after the other, for ever: a character every 100 ms, erased at 50 ms (site §9). Starts with the
 * first word complete, as the server drew it.
 * @param still leaves the first word as it is
 */
export function useTypedWord(words: readonly string[], still: boolean): string {
  const [state, setState] = useState({ word: 0, length: words[0]?.length ?? 0, erasing: false });
  const word = words[state.word % Math.max(words.length, 1)] ?? '';

  useEffect(() => {
    if (still || words.length < 2) return undefined;
    const complete = !state.erasing && state.length >= word.length;
    const delay = complete ? WORD_HOLD_MS : state.erasing ? ERASING_MS : TYPING_MS;
    const timer = setTimeout(() => {
      if (complete) setState({ ...state, erasing: true });
      else if (!state.erasing) setState({ ...state, length: state.length + 1 });
      else if (state.length > 0) setState({ ...state, length: state.length - 1 });
      else setState({ word: (state.word + 1) % words.length, length: 0, erasing: false });
    }, delay);
    return () => clearTimeout(timer);
  }, [state, still, word, words]);

  return still ? (words[0] ?? '') : word.slice(0, state.length);
}
