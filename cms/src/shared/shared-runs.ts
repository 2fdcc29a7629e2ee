/**
 * Work that many ask for and that is done for all of them at once.
 * @returns what answers each by a run that began after they asked
 */
export function sharedRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    const own = run().finally(() => {
      if (current === own) current = null;
    });
    current = own;
    return own;
  };
  return () => {
    if (!current && !next) return begin();
    next ??= (current ?? Promise.resolve()).then(begin, begin);
    return next;
  };
}
