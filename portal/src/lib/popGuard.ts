/** Asked before the portal follows the visitor back or forward. */
type PopGuard = () => boolean;

let guard: PopGuard | null = null;

/**
 * Lets something be asked before the visitor goes back or forward. The browser has taken the step by then, so whoever
 * holds it back also takes it back.
 * @param isHeld true where the page stays
 * @returns ends it
 */
export function guardPops(isHeld: PopGuard): () => void {
  guard = isHeld;
  return () => {
    if (guard === isHeld) guard = null;
  };
}

/** Whether a step back or forward is not to be followed; asks whoever guards the page. */
export const isPopHeld = (): boolean => guard?.() ?? false;
