import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

/** Rows that stand in while threads load. */
const SKELETONS = 6;

export const Rows = styled('ol')(({ theme }) => ({
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
/** What is said in a row's place. */
export const Said = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  padding: '24px 16px',
  color: theme.vars.palette.text.secondary,
  '& strong': { ...theme.typography.h4, color: theme.vars.palette.text.primary },
}));
const Row = styled('div')({ display: 'flex', gap: 12, alignItems: 'center', padding: '12px 16px' });
const Lines = styled('div')({ display: 'grid', flex: 1, gap: 8 });

/** Rows in the shape of threads, while these load. */
export function ThreadSkeletons() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your messages">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Row key={index}>
          <Skeleton style={{ width: 44, height: 44, borderRadius: '50%' }} />
          <Lines>
            <Skeleton style={{ width: '46%', height: 16 }} />
            <Skeleton style={{ width: '80%', height: 13 }} />
          </Lines>
        </Row>
      ))}
    </div>
  );
}
