import { styled } from '@mui/material/styles';

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.125rem',
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
}));

/** The first letter of a person's name, in place of a picture. The name itself stands beside it. */
export function Initial({ name, className }: { name: string; className?: string }) {
  const [initial = ''] = name.trim();
  return (
    <Badge className={className} aria-hidden="true">
      {initial.toUpperCase()}
    </Badge>
  );
}
