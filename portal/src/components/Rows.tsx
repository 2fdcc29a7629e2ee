import { styled } from '@mui/material/styles';
import { Skeleton } from 'ui';

/** The rows of a list of what is the reader's own. */
export const Rows = styled('ul')(({ theme }) => ({
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.7 },
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

/** A row: what it is, and beside it what there is to do. */
export const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '14px 28px',
  alignItems: 'start',
  paddingBlock: 22,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h4, fontSize: '1.25rem' },
  '& h2 a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/** What stands below a row's name. */
export const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
}));

/** Somebody's own words. */
export const Words = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '70ch',
  margin: '12px 0 0',
  paddingLeft: 14,
  whiteSpace: 'pre-line',
  borderLeft: `2px solid ${theme.vars.palette.primary.main}`,
}));

/** What there is to do with a row. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end', maxWidth: 420 },
}));

const Waiting = styled('div')({ display: 'grid', gap: 20, paddingBlock: 24 });

/** The shape of rows, while they load. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <Waiting role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} style={{ height: 84 }} />
      ))}
    </Waiting>
  );
}
