import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** Fields beside each other, where there is room. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Head = styled('header')(({ theme }) => ({
  '& h3': { ...theme.typography.h4, fontSize: '1.0625rem' },
  '& p': { ...theme.typography.body2, marginTop: 2, color: theme.vars.palette.text.secondary },
}));

interface FieldGroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Fields that belong together, under a name of their own. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        <p>{text}</p>
      </Head>
      {children}
    </Box>
  );
}
