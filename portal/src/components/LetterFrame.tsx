import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

import { Container } from './Container';

const Stage = styled(Container)({
  display: 'grid',
  alignContent: 'center',
  minHeight: 'min(100svh, 860px)',
  paddingBlock: '120px 80px',
});
const Words = styled('div')({ outline: 'none' });
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
      <Words ref={words} tabIndex={-1} role="group" aria-label={`${title} ${lead}`}>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        <Ways>{children}</Ways>
      </Words>
    </Stage>
  );
}
