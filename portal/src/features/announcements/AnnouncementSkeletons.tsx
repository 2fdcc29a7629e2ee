import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { rowGrid } from './rowGrid';

/** Placeholders for everything but events (member §9). */
const SKELETONS = 3;

const Row = styled('div')(rowGrid);
const Lines = styled('div')({ display: 'grid', gap: 12 });

/** Rows in the shape of announcements, while these load. */
export function AnnouncementSkeletons() {
  return (
    <div aria-busy="true" aria-label="Loading announcements" role="status">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Row key={index}>
          <Skeleton style={{ width: 110, height: 22 }} />
          <Lines>
            <Skeleton style={{ width: '55%', height: 32 }} />
            <Skeleton style={{ width: '80%', height: 72 }} />
          </Lines>
        </Row>
      ))}
    </div>
  );
}
