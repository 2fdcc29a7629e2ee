/** What tells that somebody uses the page. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'hashchange', 'popstate'] as const;
/** Wait where the browser does not say when it has nothing else to do, in milliseconds. */
const SOON_MS = 200;

/** Calls as soon as the browser has nothing else to do. */
export const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, SOON_MS);

let firstSign: Promise<void> | undefined;

/** Settles when the visitor first does something. */
export function visitorMoves(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    const done = () => {
      for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, done, { capture: true });
      resolve();
    };
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, done, { capture: true, passive: true });
  });
  return firstSign;
}

/**
 * Calls once a part of the page is needed: at once when it is in sight, as soon as the browser has time when the
 * visitor first moves, and never for whoever only looks in. So the first load carries what the first screen needs.
 * @param isStill being in sight is no need of it
 * @returns ends the waiting
 */
export function whenNeeded(part: Element, act: () => void, isStill: boolean): () => void {
  const ask = () => {
    stop();
    act();
  };
  // What merely touches the lower edge of the window is not in sight.
  const watcher = new IntersectionObserver(
    (entries) => !isStill && entries.some(({ isIntersecting }) => isIntersecting) && ask(),
    { rootMargin: '-1px 0px' },
  );
  let isWaiting = true;
  const stop = () => {
    isWaiting = false;
    watcher.disconnect();
  };
  watcher.observe(part);
  void visitorMoves().then(() => whenIdle(() => isWaiting && ask()));
  return stop;
}
