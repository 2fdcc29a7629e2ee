import { styled, type Theme } from '@mui/material/styles';
import { SPENDING_AREA_LABELS, type Impact, type SpendingArea } from 'contracts';

import { inRupees } from '../words';

/**
 * How each area is drawn: told apart by its pattern as well as by its colour, in the dots and lines of the product's own
 * constellation.
 */
const ink = ({ theme }: { theme: Theme }) => {
  const { primary, info, text } = theme.vars.palette;
  return {
    '&[data-area="scholarships"]': { backgroundColor: primary.main },
    '&[data-area="workshop"]': {
      color: info.main,
      backgroundColor: `color-mix(in srgb, ${info.main} 14%, transparent)`,
      backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 8px)',
    },
    '&[data-area="community"]': {
      color: text.secondary,
      backgroundColor: `color-mix(in srgb, ${text.secondary} 10%, transparent)`,
      backgroundImage: 'radial-gradient(circle, currentColor 1.4px, transparent 1.8px)',
      backgroundSize: '8px 8px',
    },
  };
};

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: 'clamp(20px, 2.4vw, 32px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& figcaption': { ...theme.typography.body2, marginTop: 18, color: theme.vars.palette.text.secondary },
}));
const Bar = styled('div')({ display: 'flex', gap: 3, height: 44 });
const Piece = styled('span')(
  ({ theme }) => ({
    minWidth: 3,
    border: `1px solid ${theme.vars.palette.scheme.outline}`,
    borderRadius: 3,
    printColorAdjust: 'exact',
  }),
  ink,
);
const Areas = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '18px 28px',
  margin: '24px 0 0',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  '& > div': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '0 12px' },
  '& dt': { ...theme.typography.body2, gridColumn: 2, color: theme.vars.palette.text.secondary },
  '& dd': { gridColumn: 2, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dd b': { ...theme.typography.h4, marginRight: 10 },
}));
const Swatch = styled(Piece)({ gridRow: '1 / span 2', width: 20, height: 20, marginTop: 2 });

interface SplitChartProps {
  areas: Impact['areas'];
  /** Where the figures are from. */
  caption: string;
}

/** How a whole is shared among a few areas: a bar for who looks, and each share in words for all. */
export function SplitChart({ areas, caption }: SplitChartProps) {
  return (
    <Figure>
      <Bar aria-hidden="true">
        {areas.map(({ area, share }) => share > 0 && <Piece key={area} data-area={area} style={{ flexGrow: share }} />)}
      </Bar>
      <Areas>
        {areas.map(({ area, share, amount }) => (
          <Area key={area} area={area} share={share} amount={amount} />
        ))}
      </Areas>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

const Area = ({ area, share, amount }: { area: SpendingArea; share: number; amount: number | null }) => (
  <div>
    <Swatch aria-hidden="true" data-area={area} />
    <dt>{SPENDING_AREA_LABELS[area]}</dt>
    <dd>
      <b>{share} %</b>
      {amount !== null && inRupees(amount)}
    </dd>
  </div>
);
