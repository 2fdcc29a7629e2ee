import Button from '@mui/material/Button';
import type { ConsoleRegistration } from 'contracts';

import { useCheckIn } from './useCheckIn';

interface CheckInButtonProps {
  eventId: string;
  guest: Pick<ConsoleRegistration, 'id' | 'name' | 'state' | 'checkedInAt'>;
}

/** Lets a guest in without a ticket, or takes that back. Nothing for whoever has no seat. */
export function CheckInButton({ eventId, guest }: CheckInButtonProps) {
  const checkIn = useCheckIn(eventId);
  if (guest.state !== 'registered') return null;
  const isIn = guest.checkedInAt === null;
  const word = isIn ? 'Check in' : 'Undo check-in';
  return (
    <Button
      size="small"
      variant={isIn ? 'outlined' : 'text'}
      aria-label={`${word}: ${guest.name}`}
      disabled={checkIn.isPending}
      onClick={() => checkIn.mutate({ guest, isIn })}
    >
      {word}
    </Button>
  );
}
