import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { One, StatementLine } from 'contracts';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

/** What changes with a line: its payment, what is kept, and what another admin is asked. */
const CHANGED = ['statement-lines', 'statements', 'payments', 'unclaimed-money', 'money-requests'] as const;

interface LineAct {
  path: string;
  body: object;
  /** What is said once it is done. */
  done: (line: StatementLine) => string;
  failed: string;
}

/** Does something with a line of a statement, and reads anew what changes by it. */
export function useLineAct(onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ path, body }: LineAct) =>
      call<One<StatementLine>>(path, { method: 'POST', body: JSON.stringify(body) }),
    onSuccess: async ({ data }, { done }) => {
      toast.success(done(data));
      await Promise.all(CHANGED.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
      onDone();
    },
    onError: (error, { failed }) => toast.failure(failed, error),
  });
}
