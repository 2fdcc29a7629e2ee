import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Constellation } from './Constellation';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: 'clamp(24px, 6vw, 72px)',
});
const Ornament = styled(Constellation)({
  width: 'min(100%, 520px)',
  height: 200,
  maskImage: 'radial-gradient(closest-side, black 45%, transparent)',
});
const Title = styled('p')(({ theme }) => ({ ...theme.typography.h3, marginTop: 8 }));
const Text = styled('p')(({ theme }) => ({
  marginTop: 10,
  maxWidth: '46ch',
  color: theme.vars.palette.text.secondary,
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 24 });

interface NoticeProps {
  title: string;
  text?: string;
  /** The ways on: buttons and links. */
  children?: ReactNode;
  /** Read out at once, for failures. */
  urgent?: boolean;
  /** It is all that its page says, so its title is the page's. */
  isPage?: boolean;
}

/** What stands where content is missing: says what happened and offers the way on (design §10). */
export function Notice({ title, text, children, urgent = false, isPage = false }: NoticeProps) {
  return (
    <Box role={urgent ? 'alert' : undefined}>
      <Ornament seed={title} columns={18} rows={7} size={9} origin={{ x: 9, y: 3 }} />
      <Title as={isPage ? 'h1' : 'p'}>{title}</Title>
      {text && <Text>{text}</Text>}
      {children && <Ways>{children}</Ways>}
    </Box>
  );
}
