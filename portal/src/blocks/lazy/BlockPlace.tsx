import type { Section } from 'contracts';
import { createElement, Suspense, useEffect, useEffectEvent, useRef } from 'react';

import { useCode, type LazyCode } from '../../lib/lazyCode';
import { BlockStandIn } from './BlockStandIn';
import { keepPresses } from './keepPresses';
import type { BlockComponent } from './lazyBlock';
import { whenNeeded } from './whenNeeded';

interface BlockPlaceProps<S extends Section> {
  code: LazyCode<BlockComponent<S>>;
  section: S;
}

/**
 * Where a block stands on its page. React keeps the server's HTML of it until its code is here, and hydrates it then;
 * what was pressed meanwhile is pressed again.
 */
export function BlockPlace<S extends Section>({ code, section }: BlockPlaceProps<S>) {
  const place = useRef<HTMLDivElement>(null);
  const isAlive = useRef(false);
  const replay = useRef<() => void>(undefined);

  useEffect(() => {
    const { current } = place;
    if (!current || isAlive.current) return;
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
    replay.current?.();
  };

  return (
    <div ref={place}>
      <Suspense fallback={<BlockStandIn place={place} fetch={code.fetch} />}>
        <Block code={code} section={section} onAlive={onAlive} />
      </Suspense>
    </div>
  );
}

function Block<S extends Section>({ code, section, onAlive }: BlockPlaceProps<S> & { onAlive: () => void }) {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  const Component = useCode(code);
  return createElement(Component, { section });
}
