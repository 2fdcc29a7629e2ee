import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { columns } from './rowGrid';

const Shape = styled('div')(columns, { marginTop: 'clamp(20px, 3vw, 40px)' });
const Lines = styled('div')({ display: 'grid', gap: 20, maxWidth: 680 });

/** The shape of an announcement, while it loads. */
export function ArticleSkeleton() {
  return (
    <Shape role="status" aria-busy="true" aria-label="Loading announcement">
      <Skeleton style={{ width: 110, height: 22 }} />
      <Lines>
        <Skeleton style={{ width: '90%', height: 56 }} />
        <Skeleton style={{ height: 220, marginTop: 24 }} />
      </Lines>
    </Shape>
  );
}
