import { createElement, Suspense, useEffect, useEffectEvent, useRef, type ComponentType } from 'react';

import { useCode, type LazyCode } from '../../lib/lazyCode';
import { keepPresses } from './keepPresses';
import { StandIn } from './StandIn';
import { whenNeeded } from './whenNeeded';

interface LazyPlaceProps<P extends object> {
  code: LazyCode<ComponentType<P>>;
  properties: P;
}

/**
 * Where a lazy part stands on its page. React keeps the server's HTML of it until its code is here, and hydrates it
 * then; what was pressed meanwhile is pressed again.
 */
export function LazyPlace<P extends object>({ code, properties }: LazyPlaceProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const isAlive = useRef(false);
  const replay = useRef<() => void>(undefined);

  useEffect(() => {
    const { current } = place;
    if (!current || isAlive.current) return;
    // For whoever looks from outside, such as tests: this part does not answer yet.
    current.dataset.asleep = '';
    const fetch = () => void code.fetch().catch(() => undefined);
    const stopWaiting = whenNeeded(current, fetch);
    const presses = keepPresses(current, fetch);
    replay.current = presses.replay;
    return () => {
      stopWaiting();
      presses.forget();
    };
  }, [code]);

  const onAlive = () => {
    isAlive.current = true;
    delete place.current?.dataset.asleep;
    replay.current?.();
  };

  return (
    <div ref={place}>
      <Suspense fallback={<StandIn place={place} fetch={code.fetch} />}>
        <Part code={code} properties={properties} onAlive={onAlive} />
      </Suspense>
    </div>
  );
}

function Part<P extends object>({ code, properties, onAlive }: LazyPlaceProps<P> & { onAlive: () => void }) {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return createElement(useCode(code), properties);
}
