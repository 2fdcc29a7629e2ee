import type { Message, Thread, ThreadDetail } from 'contracts';

/** A thread with all of its messages that have been loaded, which follow each other without a gap. */
export type Conversation = ThreadDetail;

/** The place of the last message that is known; 0 where there is none. */
export const lastPlaceOf = ({ messages }: Pick<Conversation, 'messages'>): number => messages.at(-1)?.place ?? 0;

/** Messages of both, each once, in the order of their places. */
function joined(known: readonly Message[], more: readonly Message[]): Message[] {
  const byPlace = new Map([...known, ...more].map((message) => [message.place, message]));
  return [...byPlace.values()].sort((one, other) => one.place - other.place);
}

/** With the messages before it. */
export function withEarlier(known: Conversation, { messages, hasEarlier }: ThreadDetail): Conversation {
  return { ...known, messages: joined(known.messages, messages), hasEarlier };
}

/** With the messages after it, and all else as the answer has it. */
export function withLater(known: Conversation, answer: ThreadDetail): Conversation {
  return { ...answer, messages: joined(known.messages, answer.messages), hasEarlier: known.hasEarlier };
}

/** What is known, with the latest that the server says; that alone, where something between the two is missing. */
export function refreshed(known: Conversation | undefined, latest: ThreadDetail): Conversation {
  const first = latest.messages[0]?.place ?? 1;
  if (!known || known.hasLater || first > lastPlaceOf(known) + 1) return latest;
  return withLater(known, latest);
}

/** With a message that has just come or gone out, if it follows what is known. */
export function withMessage(known: Conversation, message: Message): Conversation {
  const follows = !known.hasLater && message.place <= lastPlaceOf(known) + 1;
  const isKnown = known.messages.some(({ place }) => place === message.place);
  return follows || isKnown ? { ...known, messages: joined(known.messages, [message]) } : known;
}

/** Whether messages of a thread are missing at the end of what is known. */
export const isBehind = (known: Conversation, last: Pick<Message, 'place'>): boolean =>
  !known.hasLater && last.place > lastPlaceOf(known);

/** As the thread is now. @param takesLast whether its last message comes along, if it follows what is known */
export function withThread(known: Conversation, thread: Thread, takesLast: boolean): Conversation {
  const { unread, deliveredUpTo, readUpTo, last, person } = thread;
  const marked = { ...known, person, unread, deliveredUpTo, readUpTo };
  return takesLast ? withMessage(marked, last) : marked;
}
