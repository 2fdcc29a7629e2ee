import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 48px',
  paddingBlock: 'clamp(28px, 4vw, 48px)',
  // The top bar covers what an anchor would put below it.
  scrollMarginTop: 72,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  ':focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4 }));
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  maxWidth: '44ch',
  color: theme.vars.palette.text.secondary,
}));

interface ProfileSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  lead?: string;
  /** About the account rather than the person: no part of what is printed. */
  isScreenOnly?: true;
  children: ReactNode;
}

/** One part of an editor: what it is about on one side, its fields on the other. */
export function ProfileSection({ id, title, lead, isScreenOnly, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <Box id={id} data-screen-only={isScreenOnly} aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      <div>{children}</div>
    </Box>
  );
}
