import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

/** Placeholders for everything but events (member §9). */
const SKELETONS = 3;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 14,
  paddingBlock: 18,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Lines = styled('div')({ display: 'grid', gap: 8 });

/** Rows in the shape of notifications, while these load. */
export function NotificationSkeletons() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading notifications">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Row key={index}>
          <Skeleton style={{ height: 40, borderRadius: '50%' }} />
          <Lines>
            <Skeleton style={{ width: 'min(70%, 360px)', height: 24 }} />
            <Skeleton style={{ width: 90, height: 18 }} />
          </Lines>
        </Row>
      ))}
    </div>
  );
}
