import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from 'ui';

import { SiteLink } from '../SiteLink';

const Box = styled('section')(({ theme }) => ({
  padding: 'clamp(20px, 2.4vw, 32px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));
const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 4,
  '& a': { flex: 'none', paddingBlock: 8, fontWeight: 600, textUnderlineOffset: 4 },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.25rem' }));

interface CardFrameProps {
  title: string;
  /** What the rest is called, where it is, and what the link reads; "See all" unless told otherwise. */
  more?: { name: string; href: string; label?: string };
  children: ReactNode;
}

/** The frame of a card: what it is about, and the way to more of it. */
export function CardFrame({ title, more, children }: CardFrameProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId} data-card>
      <Head>
        <Title id={titleId}>{title}</Title>
        {more && (
          <SiteLink href={more.href}>
            {more.label ?? 'See all'}
            <VisuallyHidden> {more.name}</VisuallyHidden>
          </SiteLink>
        )}
      </Head>
      {children}
    </Box>
  );
}
