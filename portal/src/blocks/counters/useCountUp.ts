import { useEffect, useState, type RefObject } from 'react';

/** How long the numbers take from nothing to what they are: long enough to be seen counting. */
const COUNTING_MS = 1000;

/** Tells once when an element comes into a part of the window, or is in it already. @returns ends the watching */
function whenInSight(element: Element, rootMargin: string, act: (entry: IntersectionObserverEntry) => void) {
  const watcher = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (!entry) return;
      watcher.disconnect();
      act(entry);
    },
    { rootMargin },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}

/**
 * Counts up once, when an element comes into view from below: it falls to nothing while it is near but out of sight,
 * and rises in sight. What is in sight at once, and whoever wants less motion, keeps the number as it is.
 * @returns the share of the number to show, from 0 to 1
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [share, setShare] = useState(1);
  useEffect(() => {
    const { current } = element;
    if (!current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let isArmed = false;
    const count = () => {
      const begin = performance.now();
      const step = (now: number) => {
        const passed = Math.min(Math.max(now - begin, 0) / COUNTING_MS, 1);
        setShare(1 - (1 - passed) ** 3);
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const stopNearing = whenInSight(current, '0px 0px 75% 0px', ({ boundingClientRect }) => {
      isArmed = boundingClientRect.top >= window.innerHeight;
      if (isArmed) setShare(0);
    });
    const stopEntering = whenInSight(current, '0px 0px -10% 0px', () => isArmed && count());
    return () => {
      stopNearing();
      stopEntering();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return share;
}
