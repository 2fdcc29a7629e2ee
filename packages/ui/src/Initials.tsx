import { styled } from '@mui/material/styles';
import { initials } from 'contracts';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 34,
  height: 34,
  fontWeight: 700,
  letterSpacing: 0,
  borderRadius: '50%',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

interface InitialsProps {
  name: string;
  /** How many letters, where it is fewer than a badge may have. */
  letters?: number;
  className?: string;
}

/** A person's initials in place of a picture (site §4). The name itself stands beside it or is read out. */
export function Initials({ name, letters, className }: InitialsProps) {
  return (
    <Badge className={className} aria-hidden="true">
      {[...initials(name)].slice(0, letters).join('')}
    </Badge>
  );
}
