import { styled } from '@mui/material/styles';
import { initials } from 'contracts';
import { personTints } from 'theme';

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
}));

interface InitialsProps {
  name: string;
  /** How many letters, where it is fewer than a badge may have. */
  letters?: number;
  className?: string;
}

/** A person's initials in place of a picture (site §4), on a ground that is theirs wherever they stand. The name itself stands beside it or is read out. */
export function Initials({ name, letters, className }: InitialsProps) {
  return (
    <Badge className={className} style={{ backgroundColor: tintOf(name) }} aria-hidden="true">
      {[...initials(name)].slice(0, letters).join('')}
    </Badge>
  );
}

/** The same for a name each time, spread over the tints. */
function tintOf(name: string): string | undefined {
  const sum = [...name].reduce((before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  return personTints[sum % personTints.length];
}
