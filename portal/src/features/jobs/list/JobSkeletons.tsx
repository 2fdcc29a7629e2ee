import { styled } from '@mui/material/styles';
import { JOB_SKELETONS } from 'contracts';
import { Skeleton } from 'ui';

import { cardFrame } from './cardFrame';
import { CardList } from './CardList';

const Card = styled('div')(cardFrame);
const Lines = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' });

/** Four cards in the shape of jobs, while these load (member §9). */
export function JobSkeletons() {
  return (
    <CardList as="div" aria-busy="true" aria-label="Loading jobs" role="status">
      {Array.from({ length: JOB_SKELETONS }, (_, index) => (
        <Card key={index} data-testid="job-skeleton">
          <Skeleton style={{ width: 'var(--tile, 52px)', height: 'var(--tile, 52px)' }} />
          <Lines>
            <Skeleton style={{ width: '60%', height: 28 }} />
            <Skeleton style={{ width: '40%', height: 22 }} />
            <Skeleton style={{ width: 180, height: 26 }} />
            <Skeleton style={{ width: '95%', height: 42 }} />
            <Skeleton style={{ width: '70%', height: 26 }} />
          </Lines>
        </Card>
      ))}
    </CardList>
  );
}
