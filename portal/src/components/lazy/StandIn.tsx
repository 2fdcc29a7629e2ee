import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';
import { Skeleton } from 'ui';

import { Container } from '../Container';

const appear = keyframes({ from: { opacity: 0 } });

/** Waits a moment before it shows, so that quick arrivals do not flicker. */
const Ground = styled('div')({
  minHeight: '70svh',
  paddingBlock: 'clamp(72px, 10vw, 144px)',
  animation: `${appear} 200ms 150ms both`,
});
const Lines = styled(Container)({ display: 'grid', gap: 24 });

interface StandInProps {
  /** Element that the part stands in. */
  place: RefObject<HTMLElement | null>;
  fetch: () => Promise<void>;
}

/**
 * Stands in for a part whose code is on its way: after a navigation in the shape of a section, and in place of the
 * server's HTML, when React had to give that up, as a copy of it.
 * @throws Error when the code does not come, as any other part of the page does
 */
export function StandIn({ place, fetch }: StandInProps) {
  const [copy] = useState(() => [...(place.current?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    fetch().catch((cause: unknown) => setFailure(new Error('A part of the page could not be fetched', { cause })));
  }, [fetch]);
  if (failure) throw failure;
  if (copy.length > 0) return <div ref={(element) => element?.replaceChildren(...copy)} />;
  return (
    <Ground aria-busy="true" aria-label="Loading">
      <Lines>
        <Skeleton style={{ width: '40%', height: 56 }} />
        <Skeleton style={{ width: '65%', height: 24 }} />
        <Skeleton style={{ width: '100%', height: 240 }} />
      </Lines>
    </Ground>
  );
}
