import { messages, type ConsoleEventRow } from 'contracts';
import { useDeleteMany } from 'react-admin';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useToast } from '../../components/useToast';

/** What the question needs to know of an event. */
type Deletable = Pick<ConsoleEventRow, 'id' | 'title' | 'seatsTaken' | 'waiting' | 'endsAt' | 'isPublished'>;

interface DeleteEventsProps {
  events: readonly Deletable[];
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes events in one call, after asking (admin §5) and saying how many people have registered. */
export function DeleteEvents({ events, open, onClose, onDeleted }: DeleteEventsProps) {
  const toast = useToast();
  const count = events.length;
  const [first] = events;
  const isOne = count === 1 && first !== undefined;
  const [remove, { isPending }] = useDeleteMany(
    'events',
    { ids: events.map(({ id }) => id) },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast.success(isOne ? messages.eventDeleted : `${count} events deleted successfully`);
        onDeleted?.();
      },
      onError: (error) => toast.failure(isOne ? messages.eventNotDeleted : 'Failed to delete events', error),
      onSettled: onClose,
    },
  );
  return (
    <ConfirmDialog
      open={open}
      title={isOne ? `Delete ${first.title}` : `Delete ${count} events`}
      action="Delete"
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {isOne ? messages.confirmEventDeletion : `Are you sure you want to delete these ${count} events?`}
      {consequenceOf(events)}
    </ConfirmDialog>
  );
}

/** Whom it affects, in a sentence or two; nothing when nobody has registered. */
function consequenceOf(events: readonly Deletable[]): string {
  const people = peopleOf(events);
  if (people === 0) return '';
  const who =
    people === 1
      ? ' 1 person has registered or waits for a seat, and loses it.'
      : ` ${people} people have registered or wait for a seat, and lose it.`;
  const areTold = peopleOf(events.filter(isToCome)) > 0;
  return areTold ? `${who} They are told that it is cancelled.` : who;
}

/** Who registered for what is over, or hidden, has nothing to be told. */
const isToCome = ({ endsAt, isPublished }: Deletable): boolean => isPublished && new Date(endsAt) > new Date();

const peopleOf = (events: readonly Deletable[]): number =>
  events.reduce((sum, { seatsTaken, waiting }) => sum + seatsTaken + waiting, 0);
