/** Wait where the browser does not say when it has nothing else to do, in milliseconds. */
const SOON_MS = 500;

/**
 * Calls once the page has loaded with all that it shows, and the browser has nothing else to do.
 * @returns ends the waiting
 */
export function afterLoad(act: () => void): () => void {
  let cancel = () => window.removeEventListener('load', whenIdle);
  function whenIdle() {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(act);
      cancel = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(act, SOON_MS);
      cancel = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => cancel();
}
