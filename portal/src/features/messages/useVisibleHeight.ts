import { useEffect, useRef, type RefObject } from 'react';

/** A part of the window this high that is covered is a keyboard, in CSS pixels. */
const KEYBOARD_PX = 120;

/**
 * Keeps an element above the keyboard of a phone, which covers the window without making it smaller: sets
 * `--frame-height` on it while there is one.
 */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const hasKeyboard = window.innerHeight - viewport.height > KEYBOARD_PX && viewport.scale === 1;
      if (hasKeyboard) ref.current?.style.setProperty('--frame-height', `calc(${viewport.height}px - var(--header))`);
      else ref.current?.style.removeProperty('--frame-height');
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return ref;
}
