import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messages, type BankLayout, type BankLayoutInput, type One, type StatementMoved } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { useToast } from '../../components/useToast';
import { call } from '../../providers/http';

interface Sent {
  file: File;
  /** The id of a bank, or one that is mapped with this file. */
  bank: string | BankLayoutInput;
}

/**
 * Uploads a statement, and the bank's columns where they are new; then shows what it would do.
 * @param onStored told of a new bank: it is stored even where its file is refused then
 */
export function useUpload(onStored: (bank: string) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ file, bank }: Sent) => {
      const layout = typeof bank === 'string' ? bank : await store(bank);
      if (layout !== bank) {
        await queryClient.invalidateQueries({ queryKey: ['bank-layouts'] });
        onStored(layout);
      }
      const body = new FormData();
      body.set('layout', layout);
      body.set('file', file);
      return (await call<One<StatementMoved>>(api.statements(), { method: 'POST', body })).data;
    },
    onSuccess: ({ statement: { id } }) => {
      void queryClient.invalidateQueries({ queryKey: ['statements'] });
      void queryClient.invalidateQueries({ queryKey: ['statement-lines'] });
      void navigate(`/statements/${encodeURIComponent(id)}`);
    },
    onError: (error) => toast.failure(messages.statementNotUploaded, error),
  });
}

async function store(bank: BankLayoutInput): Promise<string> {
  const options = { method: 'POST', body: JSON.stringify(bank) };
  return (await call<BankLayout>(`${api.console()}/bank-layouts`, options)).id;
}
