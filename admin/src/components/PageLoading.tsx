import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

const Box = styled('div')({ display: 'grid', gap: 16 });

/** The shape of a page that is on its way: its title and a first block. */
export function PageLoading() {
  return (
    <Box role="status" aria-label="Loading">
      <Skeleton style={{ width: 220, maxWidth: '60%', height: 40 }} />
      <Skeleton style={{ width: 340, maxWidth: '90%', height: 20 }} />
      <Skeleton style={{ height: 220, marginTop: 20 }} />
    </Box>
  );
}
