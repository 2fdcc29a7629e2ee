import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { detailColumns } from '../../../components/detailColumns';

const Head = styled('div')({ display: 'grid', gap: 14, marginTop: 'clamp(16px, 2.4vw, 32px)' });
const Columns = styled('div')(detailColumns);
const Lines = styled('div')({ display: 'grid', gap: 14 });

/** The shape of a job, while it loads. */
export function JobSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading job">
      <Head>
        <Skeleton style={{ width: 'min(100%, 560px)', height: 56 }} />
        <Skeleton style={{ width: 240, height: 28 }} />
      </Head>
      <Columns>
        <Lines>
          {[100, 96, 98, 60, 90, 94].map((percent) => (
            <Skeleton key={percent} style={{ width: `${percent}%`, height: 24 }} />
          ))}
        </Lines>
        <Skeleton style={{ height: 340 }} />
      </Columns>
    </div>
  );
}
