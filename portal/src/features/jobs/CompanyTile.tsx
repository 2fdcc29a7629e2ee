import { styled } from '@mui/material/styles';

const Tile = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--tile, 52px)',
  height: 'var(--tile, 52px)',
  fontSize: 'calc(var(--tile, 52px) * 0.44)',
  lineHeight: 1,
  color: theme.vars.palette.info.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.info.main} 12%, ${theme.vars.palette.background.paper})`,
  borderRadius: theme.vars.shape.borderRadius,
}));

/** A company's letter; its name stands beside it. */
export function CompanyTile({ company }: { company: string }) {
  return <Tile aria-hidden="true">{company.trim().charAt(0).toUpperCase()}</Tile>;
}
