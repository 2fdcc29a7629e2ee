import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Section = styled('section')({ minWidth: 0, overflowWrap: 'anywhere', outline: 'none' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
  '& h2': { ...theme.typography.h4, outline: 'none' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface PartProps {
  title: string;
  /** How far it has come, beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a mentorship, under its name. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Section>
  );
}
