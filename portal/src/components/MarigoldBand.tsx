import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

import { ButtonLink } from './Button';
import { Container } from './Container';
import { SectionFrame } from './SectionFrame';

const Band = styled(SectionFrame)(({ theme }) => ({
  paddingBlock: 'clamp(48px, 6.5vw, 96px)',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderBottom: 0,
  ':focus-visible': { outlineColor: 'currentColor' },
}));

/** A section that calls out: marigold in both colour schemes, from edge to edge. */
export function MarigoldBand({ children, ...rest }: ComponentPropsWithRef<'section'>) {
  return (
    <Band {...rest}>
      <Container>{children}</Container>
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
        borderColor: 'currentColor',
        '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
      },
);
