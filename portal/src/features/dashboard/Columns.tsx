import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';

/** Side by side where there is room; what waits comes first. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 3vw, 40px)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 24 },
}));
const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  outline: 'none',
  [theme.breakpoints.up('md')]: {
    // Its cards fill two columns from the top of each, however tall they are.
    '&[data-wide]': { display: 'block', gridColumn: '1 / -1', columns: 2, columnGap: 24 },
    '&[data-wide] > *': { marginBottom: 16, breakInside: 'avoid' },
    '&[data-wide] > h2': { columnSpan: 'all' },
  },
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

interface ColumnProps {
  title: string;
  /** Takes the keyboard's place when a card of it is gone. */
  ref?: Ref<HTMLElement>;
  /** Below both columns rather than one of them. */
  isWide?: boolean;
  children: ReactNode;
}

/** One of the two columns of a dashboard, or what stands below both, as wide as both. */
export function Column({ title, ref, isWide, children }: ColumnProps) {
  const id = useId();
  return (
    <Box ref={ref} tabIndex={-1} aria-labelledby={id} data-wide={isWide ? '' : undefined}>
      <Title id={id}>{title}</Title>
      {children}
    </Box>
  );
}
