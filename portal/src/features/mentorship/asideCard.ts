import { styled } from '@mui/material/styles';

/** What stands beside a request: whom it is about, and what is to be known of it. Above it on phones. */
export const AsideCard = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  padding: 'clamp(20px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > ul': { marginTop: 0 },
  [theme.breakpoints.down('md')]: { gridRow: 1 },
}));

/** Facts, each with its name, a hairline between them. */
export const AsideFacts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: 12,
    paddingBlock: 9,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
}));
