import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Container } from './Container';

const Band = styled('header')(({ theme }) => ({
  paddingTop: 'var(--page-top, clamp(120px, 15vw, 184px))',
  paddingBottom: 'clamp(32px, 5vw, 56px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: `var(--page-title-size, ${theme.typography.h1.fontSize})`,
  maxWidth: 'var(--page-title-measure, 14ch)',
}));
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 16,
  maxWidth: '52ch',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** What the visitor may narrow the page by. */
  children?: ReactNode;
}

/**
 * The top of an inner page: its name, what it holds, and its filters. A layout whose pages are worked in rather than
 * read makes it smaller by the custom properties `--page-top`, `--page-title-size` and `--page-title-measure`.
 */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <Band>
      <Container>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Container>
    </Band>
  );
}
