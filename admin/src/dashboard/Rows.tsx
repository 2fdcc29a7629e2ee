import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS } from 'contracts';
import { Skeleton } from 'ui';

import { DENSE } from '../lib/type';

export const Rows = styled('ul')({ display: 'block' });

/** A row of a dashboard's list: a mark, what it is, and how it stands, each in two lines. */
export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '8px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& div': { display: 'grid', gap: 2, flex: 1, minWidth: 0 },
  '& div + div': { flex: 'none', justifyItems: 'end', textAlign: 'right' },
  '& strong': { ...DENSE, fontWeight: 600 },
  '& strong, & div:first-of-type > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& div > span:last-of-type': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    rowGap: 6,
    '& div + div': {
      flex: '1 0 100%',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingLeft: 54,
    },
  },
}));

export const EmptyRow = styled('p')(({ theme }) => ({
  ...DENSE,
  padding: '20px 16px',
  color: theme.vars.palette.text.secondary,
}));

/** Rows that are on their way. */
export function RowSkeletons() {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: DASHBOARD_ROWS }, (_, index) => (
        <div key={index} style={{ display: 'flex', alignItems: 'center', gap: 14, height: 60, padding: '0 16px' }}>
          <Skeleton style={{ width: 40, height: 40, borderRadius: '50%' }} />
          <div style={{ flex: 1, display: 'grid', gap: 8 }}>
            <Skeleton style={{ width: '45%', height: 14 }} />
            <Skeleton style={{ width: '70%', height: 12 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
