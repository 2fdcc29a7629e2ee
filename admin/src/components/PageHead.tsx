import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 28,
});
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(2rem, 1.7rem + 1.3vw, 2.75rem)',
}));
const Lead = styled('p')(({ theme }) => ({
  marginTop: 8,
  maxWidth: '62ch',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** What can be done on the page as a whole. */
  children?: ReactNode;
  /** Name of the page in the browser's tab, where it is not the title. */
  tabTitle?: string;
}

/** The top of a page: its name and what it is about. */
export function PageHead({ title, lead, tabTitle = title, children }: PageHeadProps) {
  return (
    <Box>
      <title>{`${tabTitle} · Console`}</title>
      <div>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children && <Actions>{children}</Actions>}
    </Box>
  );
}
