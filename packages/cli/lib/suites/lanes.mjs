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

/**
 * Does tasks as `inLanes` does, as soon as everything is prepared. Until then those that need not wait for all of it are
 * done one after the other, by a core that would have nothing to do.
 * @template T, R
 * @param {readonly T[]} tasks
 * @param {object} way
 * @param {number} way.lanes
 * @param {(begin: () => void) => Promise<unknown>} way.prepare calls `begin` when the early tasks can be done
 * @param {(task: T) => boolean} way.isEarly
 * @param {(task: T) => Promise<R>} work must not reject
 * @returns {Promise<R[]>} in the order of the tasks; rejected where the preparation is, after what has been begun is over
 */
export async function inLanesOnce(tasks, { lanes, prepare, isEarly }, work) {
  /** @type {Map<T, Promise<R>>} */
  const begun = new Map();
  /** @param {T} task */
  const begin = (task) => {
    const result = begun.get(task) ?? work(task);
    begun.set(task, result);
    return result;
  };
  let isPrepared = false;
  const early = async () => {
    for (const task of tasks.filter(isEarly)) if (!isPrepared) await begin(task);
  };
  try {
    await prepare(() => void early());
  } catch (error) {
    isPrepared = true;
    await Promise.all(begun.values());
    throw error;
  }
  isPrepared = true;
  return inLanes(tasks, lanes, begin);
}
