import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

import { ButtonLink } from './Button';
import { Constellation } from './Constellation';
import { Container } from './Container';
import { SectionFrame } from './SectionFrame';

const Band = styled(SectionFrame)(({ theme }) => ({
  overflow: 'hidden',
  paddingBlock: 'clamp(48px, 6.5vw, 96px)',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderBottom: 0,
  ':focus-visible': { outlineColor: 'currentColor' },
}));
const Ornament = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 'min(100%, 820px)',
  height: '100%',
  color: 'inherit',
  opacity: 0.5,
  maskImage: 'linear-gradient(to left, black, transparent)',
  '& .spark': { fill: 'currentColor' },
  [theme.breakpoints.down('md')]: { opacity: 0.22 },
}));
const Words = styled(Container)({ position: 'relative' });

interface MarigoldBandProps extends ComponentPropsWithRef<'section'> {
  /** What the ornament grows from. */
  seed: string;
}

/** A section that calls out: marigold in both colour schemes, from edge to edge. */
export function MarigoldBand({ seed, children, ...rest }: MarigoldBandProps) {
  return (
    <Band {...rest}>
      <Ornament seed={seed} columns={26} rows={12} size={20} origin={{ x: 19, y: 5 }} fit="xMaxYMid slice" />
      <Words>{children}</Words>
    </Band>
  );
}

/** A button upon marigold: ink for the one thing to do, a line of ink for the rest. */
export const BandButton = styled(ButtonLink)(({ theme, look = 'filled' }) =>
  look === 'filled'
    ? {
        color: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primary.contrastText,
        '&:hover': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.contrastText} 35%, transparent)`,
        },
      }
    : {
        // Its own ground, so that the ornament does not run through the words.
        backgroundColor: theme.vars.palette.primary.main,
        borderColor: 'currentColor',
        '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
      },
);
