import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

import { Constellation } from '../../components/Constellation';
import { Container } from '../../components/Container';

const Stage = styled(Container)({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'center',
  minHeight: 'min(100svh, 860px)',
  paddingBlock: '120px 80px',
});
const Ornament = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 'min(100%, 900px)',
  height: '100%',
  maskImage: 'linear-gradient(to left, black 20%, transparent 92%)',
  [theme.breakpoints.down('md')]: { opacity: 0.3, maskImage: 'linear-gradient(to bottom, black, transparent 60%)' },
}));
const Words = styled('div')({ position: 'relative', outline: 'none' });
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, maxWidth: '14ch' }));
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 16,
  maxWidth: '46ch',
  color: theme.vars.palette.text.secondary,
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });

interface LetterFrameProps {
  title: string;
  lead: string;
  /** The button that was pressed is gone: the keyboard goes on from here, and what happened is read out. */
  takesFocus?: boolean;
  /** The ways on. */
  children: ReactNode;
}

/** What a page says that a mail leads to: a few words, and a button. */
export function LetterFrame({ title, lead, takesFocus = false, children }: LetterFrameProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) words.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Stage>
      <Ornament seed="letter" columns={28} rows={22} size={34} origin={{ x: 20, y: 9 }} fit="xMaxYMid slice" />
      <Words ref={words} tabIndex={-1} role="group" aria-label={`${title} ${lead}`}>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        <Ways>{children}</Ways>
      </Words>
    </Stage>
  );
}
