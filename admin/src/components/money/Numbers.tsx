import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

import { SMALL } from '../../lib/type';

const Row = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > div': { flex: '1 1 132px', padding: '12px 16px 14px', backgroundColor: theme.vars.palette.background.paper },
  '& dt': { ...SMALL, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: '4px 0 0',
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

/** Numbers beside each other, divided by hairlines; those that are on their way are hinted at. */
export function Numbers({ numbers }: { numbers: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <Row>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton style={{ width: 72, height: '1em' }} />}</dd>
        </div>
      ))}
    </Row>
  );
}
