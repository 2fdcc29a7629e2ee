import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DENSE } from '../lib/type';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  '* + &': { paddingTop: 20, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
const Head = styled('header')(({ theme }) => ({
  '& h3': { ...theme.typography.h4, fontSize: '1rem' },
  '& p': { ...DENSE, marginTop: 2, color: theme.vars.palette.text.secondary },
}));

interface FieldGroupProps {
  /** What its heading is known by in the page. */
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, under a name of their own. */
export function FieldGroup({ id, title, text, children }: FieldGroupProps) {
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        {text && <p>{text}</p>}
      </Head>
      {children}
    </Box>
  );
}
