/** How many may wait for a drawing before the next one is turned away. */
const MAX_WAITING = 40;

/** Too many drawings are asked for at once. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many pictures are being drawn.');
    this.name = 'TooBusyError';
  }
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Draws one after the other, so that whoever asks for pictures leaves the cores to the rest.
 * @throws TooBusyError when too many wait already
 */
export async function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) throw new TooBusyError();
  waiting += 1;
  const drawn = last.then(draw);
  last = drawn.catch(() => undefined);
  try {
    return await drawn;
  } finally {
    waiting -= 1;
  }
}
