import { styled } from '@mui/material/styles';
import { messages } from 'contracts';
import { useEffect, useRef } from 'react';

import { Button } from '../../components/Button';

const Box = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 14,
});
const Words = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  maxWidth: '18ch',
  '&:focus-visible': { outlineOffset: 6 },
}));
const Note = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Again = styled(Button)({ marginTop: 10 });

interface SentProps {
  note: string;
  onAgain: () => void;
}

/** Thanks for a message, in the form's place. The keyboard comes along. */
export function Sent({ note, onAgain }: SentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Box>
      <Words ref={words} tabIndex={-1} role="status">
        {messages.contactSent}
      </Words>
      {note && <Note>{note}</Note>}
      <Again type="button" look="outlined" onClick={onAgain}>
        Write another message
      </Again>
    </Box>
  );
}
