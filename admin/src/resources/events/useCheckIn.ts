import { useMutation, useQueryClient } from '@tanstack/react-query';
import { doorApi, messages, type ConsoleEvent, type ConsoleRegistration } from 'contracts';
import { useStore } from 'react-admin';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

/** Where somebody comes in whom the console lets in, on a device that is no door. */
const NO_DOOR = 'Console';

/** Lets guests of an event in whom somebody knows by name, and takes that back; says how it went, and offers the way back. */
export function useCheckIn(eventId: ConsoleEvent['id']) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [door] = useStore('door.name', '');
  const change = useMutation({
    mutationFn: ({ guest: { id }, isIn }: { guest: Pick<ConsoleRegistration, 'id' | 'name'>; isIn: boolean }) =>
      isIn
        ? call(doorApi.guest(eventId, id), { method: 'POST', body: JSON.stringify({ door: door || NO_DOOR }) })
        : call(doorApi.guest(eventId, id), { method: 'DELETE' }),
    onSuccess: (_answer, { guest, isIn }) => {
      const undo = { label: 'Undo', act: () => change.mutate({ guest, isIn: false }) };
      if (isIn) toast.success(`${guest.name}: ${messages.guestCheckedIn}`, undo);
      else toast.success(messages.checkInUndone);
    },
    onError: (error, { isIn }) => toast.failure(isIn ? messages.checkInFailed : messages.checkInNotUndone, error),
    // Somebody else may have let the guest in meanwhile.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [`events/${eventId}/registrations`] }),
        queryClient.invalidateQueries({ queryKey: ['events', eventId, 'counts'] }),
      ]),
  });
  return change;
}
