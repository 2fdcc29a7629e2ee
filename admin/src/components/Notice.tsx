import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  padding: 'clamp(40px, 8vw, 88px) 24px',
  // The product's dot grid, fading out towards the edges.
  backgroundImage: `radial-gradient(closest-side, transparent, ${theme.vars.palette.background.default}), radial-gradient(${theme.vars.palette.divider} 1.2px, transparent 1.6px)`,
  backgroundSize: '100% 100%, 24px 24px',
  backgroundPosition: 'center',
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3 }));
const Text = styled('p')(({ theme }) => ({
  marginTop: 10,
  maxWidth: '46ch',
  color: theme.vars.palette.text.secondary,
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 24 });

interface NoticeProps {
  title: string;
  text?: string | undefined;
  /** Whether it is all there is on the page. */
  isPage?: boolean;
  /** The ways on: buttons and links. */
  children?: ReactNode;
}

/** What stands where content is missing: says what happened and offers the way on (design §10). */
export function Notice({ title, text, isPage = false, children }: NoticeProps) {
  return (
    <Box>
      <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>
      {text && <Text>{text}</Text>}
      {children && <Ways>{children}</Ways>}
    </Box>
  );
}
