import { styled } from '@mui/material/styles';
import { messages } from 'contracts';
import { useEffect, useRef } from 'react';

import { ResendButton } from './ResendButton';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  marginBottom: 24,
  padding: '18px 20px',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
}));
const Title = styled('p')({ fontWeight: 600 });
const Text = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** Stands above the login of somebody who has not opened the mailed link yet (site §4). */
export function VerifyFirst({ email }: { email: string }) {
  // The keyboard goes on from here, to the resend.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1}>
      <div>
        <Title>{messages.verifyFirst}</Title>
        <Text>The link is in the mail that we sent to {email}.</Text>
      </div>
      <ResendButton email={email} />
    </Box>
  );
}
