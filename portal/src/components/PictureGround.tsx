import { styled } from '@mui/material/styles';

import { LogoMark } from './LogoMark';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  fontSize: 64,
  color: theme.vars.palette.scheme.outline,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, ${theme.vars.palette.background.paper})`,
}));

/** Stands in where something has no picture of its own. */
export function PictureGround() {
  return (
    <Ground aria-hidden="true">
      <LogoMark />
    </Ground>
  );
}
