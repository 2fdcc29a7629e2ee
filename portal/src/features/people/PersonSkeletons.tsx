import { Skeleton } from 'ui';

import { CARD_HEIGHT, CardGrid } from './CardGrid';

/** How many stand in while the directory loads (member §9). */
const SKELETONS = 6;

interface PersonSkeletonsProps {
  label: string;
  count?: number;
}

/** Cards in the shape of people, while these load. */
export function PersonSkeletons({ label, count = SKELETONS }: PersonSkeletonsProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <CardGrid role="presentation">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} data-testid="person-skeleton">
            <Skeleton style={{ height: CARD_HEIGHT }} />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
