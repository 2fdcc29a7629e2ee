import type { Message, Thread, Threads } from 'contracts';

/** The threads of all pages, each once, the latest first. */
export function threadsOf(pages: readonly Threads[]): Thread[] {
  const byId = new Map<string, Thread>();
  for (const thread of pages.flatMap(({ data }) => data)) if (!byId.has(thread._id)) byId.set(thread._id, thread);
  return [...byId.values()].sort((one, other) => other.last.sentAt.localeCompare(one.last.sentAt));
}

/** Puts threads, as they are now, in the place of what the pages know of them; new ones come first. */
export function withThreads(pages: readonly Threads[], threads: readonly Thread[]): Threads[] {
  const changed = new Set(threads.map(({ _id }) => _id));
  return pages.map((page, index) => {
    const others = page.data.filter(({ _id }) => !changed.has(_id));
    return { ...page, data: index === 0 ? [...threads, ...others] : others };
  });
}

/** Changes what the pages know of one thread. */
export function withThread(pages: readonly Threads[], person: string, change: (thread: Thread) => Thread): Threads[] {
  return pages.map((page) => ({
    ...page,
    data: page.data.map((thread) => (thread._id === person ? change(thread) : thread)),
  }));
}

/** A thread to which the reader has just written. */
export const writtenTo =
  (message: Message) =>
  (thread: Thread): Thread =>
    message.place > thread.last.place ? { ...thread, last: message } : thread;
