import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DENSE } from '../lib/type';

const Box = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginBottom: 20,
});
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.5rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
}));
const Lead = styled('p')(({ theme }) => ({
  ...DENSE,
  marginTop: 2,
  maxWidth: '72ch',
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
