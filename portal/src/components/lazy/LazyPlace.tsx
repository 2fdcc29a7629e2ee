import { createElement, Suspense, useContext, useEffect, useEffectEvent, useRef, type ComponentType } from 'react';

import { useCode, type LazyCode } from '../../lib/lazyCode';
import { SectionPlaceContext } from '../../lib/sectionPlace';
import { keepPresses } from './keepPresses';
import { STILL } from './stillParts';
import { StandIn } from './StandIn';
import { whenNeeded } from './whenNeeded';

interface LazyPlaceProps<P extends object> {
  code: LazyCode<ComponentType<P>>;
  properties: P;
  isStill: boolean | (() => boolean);
}

/**
 * Where a lazy part stands on its page. React keeps the server's HTML of it until its code is here, and hydrates it
 * then; what was pressed meanwhile is pressed again.
 */
export function LazyPlace<P extends object>({ code, properties, isStill }: LazyPlaceProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const isAlive = useRef(false);
  const replay = useRef<() => void>(undefined);
  const isBelow = useContext(SectionPlaceContext)?.isBelow === true;

  useEffect(() => {
    const { current } = place;
    if (!current || isAlive.current) return;
    const standsStill = typeof isStill === 'function' ? isStill() : isStill;
    // For whoever looks from outside, such as tests: this part does not answer yet.
    current.dataset.asleep = standsStill ? STILL : '';
    const fetch = () => void code.fetch().catch(() => undefined);
    const stopWaiting = whenNeeded(current, fetch, standsStill);
    const presses = keepPresses(current, fetch);
    replay.current = presses.replay;
    return () => {
      stopWaiting();
      presses.forget();
    };
  }, [code, isStill]);

  const onAlive = () => {
    isAlive.current = true;
    delete place.current?.dataset.asleep;
    replay.current?.();
  };

  return (
    <div ref={place} data-below={isBelow || undefined}>
      <Suspense fallback={<StandIn place={place} fetch={code.fetch} />}>
        <Part code={code} properties={properties} onAlive={onAlive} />
      </Suspense>
    </div>
  );
}

type PartProps<P extends object> = Omit<LazyPlaceProps<P>, 'isStill'> & { onAlive: () => void };

function Part<P extends object>({ code, properties, onAlive }: PartProps<P>) {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return createElement(useCode(code), properties);
}
