import { styled } from '@mui/material/styles';

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { padding: 'clamp(14px, 2vw, 22px)', backgroundColor: theme.vars.palette.background.paper },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.h4,
    margin: '4px 0 0',
    fontSize: 'clamp(1.0625rem, 0.9rem + 0.6vw, 1.375rem)',
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

interface TotalsProps {
  /** What they are of. */
  label: string;
  totals: readonly (readonly [label: string, value: string])[];
}

/** A few figures, each with its name. */
export function Totals({ label: name, totals }: TotalsProps) {
  return (
    <Row aria-label={name}>
      {totals.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}
