import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { Container } from '../../components/Container';

const Stage = styled(Container)({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 24,
  minHeight: 'min(100svh, 1000px)',
  paddingBottom: 52,
});

/** The first screen while a composed page is on its way. */
export function ComposedPageSkeleton() {
  return (
    <Stage aria-busy="true" aria-label="Loading">
      <Skeleton style={{ width: '30%', height: 48 }} />
      <Skeleton style={{ width: '75%', height: 160 }} />
      <Skeleton style={{ width: '100%', height: 64 }} />
    </Stage>
  );
}
