import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { Container } from '../../components/Container';

const Shape = styled(Container)({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  minHeight: '100svh',
  paddingTop: 'clamp(120px, 15vw, 184px)',
});

/** The shape of a page of records, while they load. */
export function CollectionSkeleton() {
  return (
    <Shape role="status" aria-busy="true" aria-label="Loading">
      <Skeleton style={{ width: '45%', height: 72 }} />
      <Skeleton style={{ width: '70%', height: 28 }} />
      <Skeleton style={{ width: '100%', height: 320 }} />
    </Shape>
  );
}
