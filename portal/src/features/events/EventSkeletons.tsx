import { styled } from '@mui/material/styles';
import { EVENT_SKELETONS } from 'contracts';
import { Skeleton } from 'ui';

import { rowGrid } from './rowGrid';

const Row = styled('div')(rowGrid);
const Lines = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' });

/** Four rows in the shape of events, while these load (member §9). */
export function EventSkeletons() {
  return (
    <div aria-busy="true" aria-label="Loading events" role="status">
      {Array.from({ length: EVENT_SKELETONS }, (_, index) => (
        <Row key={index} data-testid="event-skeleton">
          <Skeleton style={{ height: 104 }} />
          <Lines>
            <Skeleton style={{ width: 140, height: 26 }} />
            <Skeleton style={{ width: '70%', height: 32 }} />
            <Skeleton style={{ width: '50%', height: 20 }} />
            <Skeleton style={{ width: '90%', height: 44 }} />
          </Lines>
          <div className="picture">
            <Skeleton style={{ height: '100%' }} />
          </div>
        </Row>
      ))}
    </div>
  );
}
