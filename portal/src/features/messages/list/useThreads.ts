import { api, type Thread, type Threads } from 'contracts';

import { useNews } from '../live/useNews';
import { usePages } from '../usePages';
import { threadsOf, withThread, withThreads, writtenTo } from './threadPages';

const pathOf = (page: number) => api.threads({ page });

/** The reader's threads, the latest first, as they change. */
export function useThreads() {
  const list = usePages<Threads>(pathOf);
  const { pages, change, refresh } = list;
  const threads: Thread[] | undefined = pages && threadsOf(pages);
  useNews((news) => {
    if (news.kind === 'changes') {
      const { threads: changed, isMore, upTo } = news.changes;
      const isBehind = news.isStart && pages?.[0] !== undefined && pages[0].meta.upTo < upTo;
      if (isMore || isBehind) refresh();
      else if (changed.length > 0) change((known) => withThreads(known, changed));
    } else if (news.kind === 'sent') {
      const isKnown = threads?.some(({ _id }) => _id === news.person) ?? false;
      if (isKnown) change((known) => withThread(known, news.person, writtenTo(news.message)));
      else refresh();
    } else {
      change((known) => withThread(known, news.person, (thread) => ({ ...thread, unread: 0 })));
    }
  });
  return { ...list, threads };
}
