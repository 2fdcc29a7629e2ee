import { styled } from '@mui/material/styles';
import { messages, paths, type ThreadDetail } from 'contracts';

import { Button, ButtonLink } from '../../../components/Button';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '14px clamp(12px, 2vw, 20px)',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface ClosedNoteProps {
  closed: NonNullable<ThreadDetail['closed']>;
  name: string;
  onUnblock: () => void;
}

/** Why nothing can be written here, and the way on. */
export function ClosedNote({ closed, name, onUnblock }: ClosedNoteProps) {
  switch (closed) {
    case 'theirs':
      return <Box>{messages.takesNoMessages}</Box>;
    case 'own':
      return (
        <Box>
          <p>{messages.ownMessagingOff}</p>
          <ButtonLink href={`${paths.profile()}#privacy`} look="outlined">
            Open privacy settings
          </ButtonLink>
        </Box>
      );
    case 'blocked':
      return (
        <Box>
          <p>You have blocked {name}. Neither of you can write to the other.</p>
          <Button type="button" look="outlined" onClick={onUnblock}>
            Unblock
          </Button>
        </Box>
      );
    case 'gone':
      return <Box>This person has left, so nobody would read what you write.</Box>;
  }
}
