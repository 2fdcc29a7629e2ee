import type { Conversation } from './conversation';

export type OwnState = 'Sent' | 'Delivered' | 'Read';

/** What became of a message of the reader, by its place. */
export function stateOf(
  place: number,
  { readUpTo, deliveredUpTo }: Pick<Conversation, 'readUpTo' | 'deliveredUpTo'>,
): OwnState {
  if (place <= readUpTo) return 'Read';
  return place <= deliveredUpTo ? 'Delivered' : 'Sent';
}
