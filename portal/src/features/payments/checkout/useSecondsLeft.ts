import { useEffect, useState } from 'react';

const secondsTo = (until: string | null): number | null =>
  until === null ? null : Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / 1000));

/** How long it is until an instant, in whole seconds, counted down to zero; null for no instant. */
export function useSecondsLeft(until: string | null): number | null {
  const [counted, setCounted] = useState(() => ({ until, left: secondsTo(until) }));
  useEffect(() => {
    const count = () => setCounted({ until, left: secondsTo(until) });
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return counted.until === until ? counted.left : secondsTo(until);
}
