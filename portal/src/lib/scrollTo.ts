import { layOutAll } from './glance';

/** How long a place is kept in view while the page around it still grows, in milliseconds. */
const KEPT_MS = 3000;
const SIGNS_OF_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let keeping: AbortController | null = null;

/** Ends the keeping of a place, as whatever scrolls elsewhere has to. */
export const letGo = (): void => keeping?.abort();

/** Aborted when the visitor begins to move about by themselves, or after a while. */
export function visitorTakesOver(): AbortSignal {
  letGo();
  const over = new AbortController();
  const { signal } = over;
  keeping = over;
  for (const name of SIGNS_OF_WILL) {
    window.addEventListener(name, () => over.abort(), { signal, passive: true });
  }
  setTimeout(() => over.abort(), KEPT_MS);
  return signal;
}

/**
 * Scrolls an element to the top of the window, and once more where the page has grown on the way, unless the visitor
 * has moved meanwhile.
 * @param options as of the browser's `scrollIntoView`
 * @param signal ends the keeping
 */
export function scrollTo(element: Element, options?: ScrollIntoViewOptions, signal = visitorTakesOver()): void {
  layOutAll();
  const aim = () => element.scrollIntoView(options);
  aim();
  window.addEventListener('scrollend', aim, { signal });
}

/** Glides to an element, or jumps there for whoever wants less motion. */
export function glideTo(element: Element): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo(element, { behavior: still ? 'auto' : 'smooth', block: 'start' });
}
