import { styled } from '@mui/material/styles';
import { Initials } from 'ui';

const Badge = styled(Initials)(({ theme }) => ({
  width: 40,
  height: 40,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.125rem',
  lineHeight: 'inherit',
}));

/** The first letter of a person's name, in the console's size. */
export function Initial({ name, className }: { name: string; className?: string }) {
  return <Badge name={name} letters={1} className={className} />;
}

/** The same where people stand in rows. */
export const SmallInitial = styled(Initial)({ width: 28, height: 28, fontSize: '0.8125rem' });
