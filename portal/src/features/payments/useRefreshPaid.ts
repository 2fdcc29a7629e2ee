import { api, type Payment } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Answers that say what was paid, and what for, each with what lies below it. */
const ABOUT = [
  api.payments(),
  api.ownMembership(),
  api.membershipDue(),
  api.memberDashboard(),
  api.alumniEvents(),
  api.donations(),
];

/** Forgets whatever shows what a payment changes, so that nobody sees how it was before. Never fails. */
export function useRefreshPaid(): (payment: Pick<Payment, '_id' | 'relatedTo' | 'relatedId'>) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ _id, relatedTo, relatedId }) => {
      const registration = relatedTo === 'event' && relatedId !== null ? api.eventRegistration(relatedId) : null;
      const isAbout = (key: unknown): boolean =>
        typeof key === 'string' &&
        key !== api.payment(_id) &&
        (key === registration || ABOUT.some((path) => key.startsWith(path)));
      await Promise.allSettled([mutate(isAbout, undefined, { revalidate: true })]);
    },
    [mutate],
  );
}
