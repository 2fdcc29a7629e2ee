import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { pathLeftFor } from './pathLeftFor';
import { guardPops } from './popGuard';

interface LeaveGuard {
  /** Somebody is about to leave and has not decided yet. */
  isAsking: boolean;
  /** Goes where they wanted to go. */
  leave: () => void;
  stay: () => void;
}

/**
 * Stops whoever is about to leave the page while there is something to lose. Closing the window asks in the browser's
 * own words, which is all that browsers allow.
 */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const goOn = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!isOn) return;
    const ended = new AbortController();
    const { signal } = ended;
    /** What is going back to the page, once it had been left, is not another attempt to leave it. */
    let isReturning = false;

    const ask = (wish: () => void) => {
      goOn.current = () => {
        ended.abort();
        wish();
      };
      setAsking(true);
    };
    const onClick = (event: MouseEvent) => {
      const path = pathLeftFor(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(path));
    };
    const onPop = () => {
      isReturning = !isReturning;
      if (isReturning) {
        window.history.go(1);
        ask(() => window.history.back());
      }
      return true;
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener('click', onClick, { capture: true, signal });
    signal.addEventListener('abort', guardPops(onPop));
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => ended.abort();
  }, [isOn, navigate]);

  return {
    isAsking,
    leave: () => {
      setAsking(false);
      goOn.current();
    },
    stay: () => setAsking(false),
  };
}
