import { EVENT_SKELETONS } from 'contracts';
import { Skeleton } from 'ui';

import { CardGrid } from '../../../components/card/CardGrid';

/** Four cards in the shape of events, while these load (member §9). */
export function MemberEventSkeletons() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading events">
      <CardGrid role="presentation">
        {Array.from({ length: EVENT_SKELETONS }, (_, index) => (
          <li key={index} data-testid="event-skeleton">
            <Skeleton style={{ height: 520 }} />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
