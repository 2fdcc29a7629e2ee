import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messages, type One, type StatementMoved } from 'contracts';
import { useState } from 'react';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

type Step = 'apply' | 'undo';

/** How far a step has come: lines that are left, of those that there were. */
export interface Progress {
  step: Step;
  left: number;
  total: number;
}

/**
 * Applies or undoes a statement: the server does some lines at a time, and is asked until none is left. Whoever leaves the
 * page takes it up later.
 */
export function useMove(id: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ step, total }: { step: Step; total: number }) => {
      setProgress({ step, left: total, total });
      for (;;) {
        const moved = await call<One<StatementMoved>>(api.moveStatement(id, step), { method: 'POST', body: '{}' });
        const { statement, left } = moved.data;
        setProgress({ step, left, total: Math.max(total, left) });
        if (left === 0) return { step, statement };
      }
    },
    onSuccess: ({ step, statement: { counts } }) => {
      const { applied, undone, kept } = counts;
      if (step === 'apply') toast.success(`${plural(applied, 'payment line')} applied`);
      else toast.success(`${plural(undone, 'line')} undone${kept > 0 ? `, ${kept} could not be` : ''}`);
    },
    onError: (error, { step }) =>
      toast.failure(step === 'apply' ? messages.statementNotAppliedWhole : messages.statementNotUndone, error),
    onSettled: async () => {
      setProgress(null);
      await Promise.all(
        ['statement-lines', 'statements', 'payments', 'memberships', 'unclaimed-money'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      );
    },
  });
  return { move: mutate, isPending, progress };
}

/** @param one what is counted, such as `line` */
export const plural = (count: number, one: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;
