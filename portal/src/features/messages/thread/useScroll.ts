import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So close to an end is there, in CSS pixels. */
const AT_END_PX = 48;
const NEAR_START_PX = 240;

const fromEndOf = ({ scrollTop, scrollHeight, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight;
const isAtEndOf = (box: Element) => fromEndOf(box) <= AT_END_PX;

interface Scroll {
  ref: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
}

interface ScrollOptions {
  /** Of what is shown: another one begins anew. */
  place: string;
  /** Whether there is something to show. */
  isReady: boolean;
  /** The first and last that is shown: something has come before it, or after. */
  first: string;
  last: string;
  /** The last is one's own, which is always shown. */
  isLastOwn: boolean;
  onNearStart: () => void;
  onNearEnd: () => void;
}

/**
 * Scrolls a conversation: begins at what is marked as `data-start` or else at the end, stays at the end while messages
 * come there, and where it is when some come before or somebody reads further up.
 */
export function useScroll({ place, isReady, first, last, isLastOwn, onNearStart, onNearEnd }: ScrollOptions): Scroll {
  const ref = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /** What was shown last: of which conversation, and how high what stood from its end upwards was. */
  const shown = useRef({ place: '', first: '', height: 0, top: 0, isAtEnd: true });

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !isReady) return;
    const before = shown.current;
    if (before.place !== place) {
      const start = box.querySelector('[data-start]');
      if (start) start.scrollIntoView({ block: 'center' });
      else box.scrollTop = box.scrollHeight;
    } else if (before.first !== first) {
      box.scrollTop = before.top + box.scrollHeight - before.height;
    } else if (before.isAtEnd || isLastOwn) {
      box.scrollTop = box.scrollHeight;
    }
    shown.current = { place, first, height: box.scrollHeight, top: box.scrollTop, isAtEnd: isAtEndOf(box) };
    setAtEnd(shown.current.isAtEnd);
  }, [place, isReady, first, last, isLastOwn]);

  useEffect(() => {
    const box = ref.current;
    if (!box || !isReady) return;
    const look = () => {
      const { scrollTop, scrollHeight } = box;
      const isThere = isAtEndOf(box);
      shown.current = { ...shown.current, height: scrollHeight, top: scrollTop, isAtEnd: isThere };
      setAtEnd(isThere);
      if (scrollTop < NEAR_START_PX) onNearStart();
      if (fromEndOf(box) < NEAR_START_PX) onNearEnd();
    };
    // The keyboard of a phone, or a longer draft, takes room away below.
    const resized = new ResizeObserver(() => {
      if (shown.current.isAtEnd) box.scrollTop = box.scrollHeight;
      look();
    });
    resized.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
    };
  });

  return {
    ref,
    isAtEnd,
    toEnd: () => ref.current?.scrollTo({ top: ref.current.scrollHeight }),
  };
}
