import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Constellation } from './Constellation';
import { Container } from './Container';

const Band = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: 'var(--page-top, clamp(120px, 15vw, 184px))',
  paddingBottom: 'clamp(32px, 5vw, 56px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Ornament = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 'min(100%, var(--page-ornament, 900px))',
  height: '100%',
  maskImage: 'linear-gradient(to left, black 20%, transparent 92%)',
  [theme.breakpoints.down('md')]: { opacity: 0.35 },
}));

const Words = styled(Container)({ position: 'relative' });
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: `var(--page-title-size, ${theme.typography.h1.fontSize})`,
  maxWidth: 'var(--page-title-measure, 14ch)',
}));
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 16,
  maxWidth: '52ch',
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
 * read makes it smaller by the custom properties `--page-top`, `--page-title-size`, `--page-title-measure` and `--page-ornament`.
 */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <Band>
      <Ornament seed={title} columns={28} rows={12} size={22} origin={{ x: 21, y: 5 }} fit="xMaxYMid slice" />
      <Words>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Words>
    </Band>
  );
}
