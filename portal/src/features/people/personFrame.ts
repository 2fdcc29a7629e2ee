import { styled } from '@mui/material/styles';

/** The top of somebody's page; the skeleton shares it. */
export const PersonBand = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: 'var(--page-top, 120px)',
  paddingBottom: 'clamp(28px, 4vw, 44px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Picture and words side by side, or below each other where it is narrow. */
export const PersonIdentity = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '20px clamp(20px, 3vw, 36px)',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '128px minmax(0, 1fr)', alignItems: 'center' },
}));
