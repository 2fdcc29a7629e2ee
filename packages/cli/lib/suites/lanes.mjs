/**
 * Does tasks side by side, so many at once, in their order.
 * @template T, R
 * @param {readonly T[]} tasks
 * @param {number} lanes how many at once
 * @param {(task: T) => Promise<R>} work must not reject
 * @returns {Promise<R[]>} in the order of the tasks
 */
export async function inLanes(tasks, lanes, work) {
  /** @type {R[]} */
  const results = [];
  const queue = [...tasks.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
