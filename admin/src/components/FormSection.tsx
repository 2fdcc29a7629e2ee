import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { DENSE } from '../lib/type';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '280px minmax(0, 560px)', gap: 48 },
  '& h2': { ...theme.typography.h4, fontSize: '1.0625rem' },
  '& header p': { ...DENSE, marginTop: 4, color: theme.vars.palette.text.secondary },
}));
const Fields = styled('div')({
  display: 'grid',
  gap: 18,
  maxWidth: 560,
  // The place that takes clicks for a switch is three times as wide as it.
  overflowX: 'clip',
  // What has the focus does not end up under the bar that saves.
  '& input, & textarea, & [role="combobox"]': { scrollMarginBottom: 120 },
});

interface FormSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Fields that belong together: what they are about, and their fields. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <Fields>{children}</Fields>
    </Section>
  );
}
