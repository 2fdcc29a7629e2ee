import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

const Frame = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px 2fr 3fr 1fr',
  alignItems: 'center',
  gap: 16,
  height: 46,
  padding: '0 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A list that is on its way. */
export function RecordSkeletons() {
  return (
    <Frame role="status" aria-label="Loading">
      {Array.from({ length: 8 }, (_, index) => (
        <Line key={index}>
          <Skeleton style={{ height: 28, borderRadius: '50%' }} />
          <Skeleton style={{ height: 12 }} />
          <Skeleton style={{ height: 12 }} />
          <Skeleton style={{ height: 12 }} />
        </Line>
      ))}
    </Frame>
  );
}
