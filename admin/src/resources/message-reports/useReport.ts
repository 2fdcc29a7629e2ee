import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api, messages, type ConsoleResource, type MessageReport, type One, type ReportedThread } from 'contracts';
import { useState } from 'react';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

/** What an admin can decide of a report. */
export type Decision = 'uphold' | 'dismiss';

const TOLD: Record<Decision, string> = {
  uphold: 'Report upheld; both people are told',
  dismiss: 'Report dismissed; both people are told',
};

interface UsedReport {
  /** The messages, once they have been asked for. */
  conversation: ReportedThread['messages'] | undefined;
  read: { isPending: boolean; mutate: () => void };
  decide: UseMutationResult<unknown, Error, { decision: Decision; note: string }>;
}

/** Reads the conversation of a report, and decides on it; both are told to the people whose it is. */
export function useReport(resource: ConsoleResource, { id }: MessageReport): UsedReport {
  const [conversation, setConversation] = useState<ReportedThread['messages']>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [resource.name] });
  const read = useMutation<ReportedThread>({
    mutationFn: async () => (await call<One<ReportedThread>>(api.readReportedThread(id), { method: 'POST' })).data,
    onSuccess: async (thread) => {
      setConversation(thread.messages);
      await refresh();
    },
    onError: (error) => toast.failure(messages.threadNotLoaded, error),
  });
  const decide = useMutation<unknown, Error, { decision: Decision; note: string }>({
    mutationFn: ({ decision, note }) =>
      call<One<MessageReport>>(api.decideReport(id, decision), { method: 'POST', body: JSON.stringify({ note }) }),
    onSuccess: (_answer, { decision }) => toast.success(TOLD[decision]),
    onError: (error) => toast.failure(messages.reportNotDecided, error),
    // Somebody else may have decided meanwhile.
    onSettled: refresh,
  });
  return { conversation, read, decide };
}
