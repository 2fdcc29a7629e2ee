/** Does a piece of work for each item, two at a time: pictures keep both cores busy, and more would only wait. */
export async function twoAtATime<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0]);
  };
  await Promise.all([worker(), worker()]);
}
