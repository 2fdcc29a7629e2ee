import { api, type Message, type One, type ThreadDetail } from 'contracts';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

import { fetcher, type ApiError } from '../../../lib/fetcher';
import { useNews } from '../live/useNews';
import {
  isBehind,
  lastPlaceOf,
  refreshed,
  withEarlier,
  withLater,
  withMessage,
  withThread,
  type Conversation,
} from './conversation';

/** A list's copy of a message may be cut at so many characters; the whole one is asked for. */
const CUT_AT_CHARS = 200;

/** A conversation in use. */
export interface UsedConversation {
  conversation: Conversation | undefined;
  error: ApiError | undefined;
  /** Which way more is being loaded. */
  loading: 'earlier' | 'later' | null;
  /** @throws ApiError */
  loadEarlier: () => Promise<void>;
  loadLater: () => Promise<void>;
  /** Asks for the thread as it is now. */
  refresh: () => void;
}

async function load(person: string, query: Parameters<typeof api.thread>[1]): Promise<ThreadDetail> {
  return (await fetcher<One<ThreadDetail>>(api.thread(person, query))).data;
}

/**
 * The thread with a person as it changes, with as much of it as was looked at.
 * @param at place of the message around which it is opened; at its end when undefined
 * @param isSending whether messages of the reader are on their way, whose sending says when they are stored
 */
export function useConversation(person: string, at: number | undefined, isSending: boolean): UsedConversation {
  const known = useRef<Conversation>(undefined);
  const {
    data: conversation,
    error,
    isValidating,
    mutate,
  } = useSWR<Conversation, ApiError>(
    ['conversation', person, at ?? null],
    async () => {
      const before = known.current?._id === person ? known.current : undefined;
      if (at === undefined) return refreshed(before, await load(person, {}));
      return before ?? load(person, { around: at });
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  useEffect(() => {
    known.current = conversation;
  }, [conversation]);
  const [loading, setLoading] = useState<UsedConversation['loading']>(null);
  const isLoading = useRef(false);

  // Before there is an answer, the one on its way knows as much; SWR would drop it.
  const change = (update: (before: Conversation) => Conversation) =>
    conversation && void mutate((before) => before && update(before), { revalidate: false });

  const loadMore = async (way: 'earlier' | 'later') => {
    if (!conversation || isLoading.current) return;
    isLoading.current = true;
    setLoading(way);
    try {
      if (way === 'earlier') {
        const answer = await load(person, { before: conversation.messages[0]?.place });
        change((before) => withEarlier(before, answer));
      } else {
        const answer = await load(person, { after: lastPlaceOf(conversation) });
        change((before) => withLater(before, answer));
      }
    } finally {
      isLoading.current = false;
      setLoading(null);
    }
  };
  const catchUp = async () => {
    if (!conversation || conversation.hasLater) return;
    const answer = await load(person, { after: lastPlaceOf(conversation) });
    change((before) => withLater(before, answer));
  };

  /** Takes what has happened. @param last the message with which the thread ends now */
  const take = (update: (before: Conversation) => Conversation, last: Message | undefined) => {
    change(update);
    // What is missing comes with the next change, if it does not now.
    if (conversation && last && isBehind(update(conversation), last)) catchUp().catch(() => undefined);
  };

  useNews((news) => {
    if (!conversation || news.kind === 'read') return;
    if (news.kind === 'sent') {
      if (news.person === person) take((before) => withMessage(before, news.message), news.message);
      return;
    }
    const { threads, isMore } = news.changes;
    const thread = threads.find(({ _id }) => _id === person);
    if (thread) {
      const isOnItsWay = thread.last.isOwn && isSending;
      const takesLast = !isOnItsWay && thread.last.text.length < CUT_AT_CHARS;
      take((before) => withThread(before, thread, takesLast), isOnItsWay ? undefined : thread.last);
    } else if (news.isStart || isMore) {
      void mutate();
    }
  });

  return {
    conversation,
    error: conversation || isValidating ? undefined : error,
    loading,
    loadEarlier: () => loadMore('earlier'),
    loadLater: () => loadMore('later'),
    refresh: () => void mutate(),
  };
}
