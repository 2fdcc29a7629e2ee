import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Section = styled('section')({ '& + &': { marginTop: 32 } });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 10 }));

interface PersonSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of somebody's page, under its name. */
export function PersonSection({ title, children }: PersonSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Section>
  );
}
