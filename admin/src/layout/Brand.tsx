import { styled } from '@mui/material/styles';

import { useSite } from '../providers/site';

const Box = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  '& img': { width: 28, height: 28, flex: 'none', objectFit: 'contain' },
});
const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 700,
  fontSize: '1.0625rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
}));
const Place = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

/** Whose console it is. */
export function Brand() {
  const site = useSite();
  return (
    <Box>
      <img src={site?.logo?.url ?? '/favicon.svg'} alt="" />
      <span>
        <Name>{site?.name ?? '\u00a0'}</Name>
        <Place>Console</Place>
      </span>
    </Box>
  );
}
