import { richTextExcerpt } from 'contracts';

import { presentRichText } from './present-rich-text';

/** The beginning of a stored text as lists show it, without formatting. @param characters how many it has at most */
export function excerptOf(stored: unknown, characters: number): string {
  const text = presentRichText(stored);
  // Headlines read badly in the middle of running text.
  const running = text.filter(({ type }) => type !== 'heading');
  return richTextExcerpt(running.length > 0 ? running : text, characters);
}
