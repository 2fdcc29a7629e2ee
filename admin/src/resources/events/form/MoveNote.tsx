import { styled } from '@mui/material/styles';
import type { ConsoleEvent } from 'contracts';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
}));

/** The fields that say when and where an event is. */
const WHEREABOUTS = ['date', 'time', 'ends', 'location'];

/** Says, once somebody changes the time or place of an event that people count on, that they will be told. */
export function MoveNote() {
  const event = useRecordContext<Partial<ConsoleEvent>>();
  const { dirtyFields } = useFormState();
  const people = (event?.seatsTaken ?? 0) + (event?.waiting ?? 0);
  const isMoved = WHEREABOUTS.some((field) => dirtyFields[field] === true);
  return (
    <div role="status">
      {event?.isPublished && people > 0 && isMoved && (
        <Text>
          Everyone who registered or is on the waitlist is told of the new time or place ten minutes after you save.
        </Text>
      )}
    </div>
  );
}
