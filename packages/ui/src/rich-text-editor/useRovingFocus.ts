import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface RovingFocus {
  ref: RefObject<HTMLDivElement | null>;
  /** The place that Tab reaches; arrows go on from there. */
  current: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (place: number) => void;
}

/** One stop for Tab, arrow keys within, Home and End: how a toolbar is used by keyboard (WAI-ARIA). */
export function useRovingFocus(): RovingFocus {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const target = placeAfter(event.key, current, buttons.length);
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    buttons[target]?.focus();
  };
  return { ref, current, onKeyDown, onFocus: setCurrent };
}

function placeAfter(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
