import Button from '@mui/material/Button';
import { messages, type Statement } from 'contracts';
import { useState } from 'react';
import { useDelete } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useToast } from '../../components/useToast';
import { plural, type useMove } from './useMove';

type Asked = 'apply' | 'undo' | 'delete';

interface StatementActionsProps {
  statement: Statement;
  moving: ReturnType<typeof useMove>;
}

/** What can be done with a statement as a whole, each once it was asked about. */
export function StatementActions({ statement, moving }: StatementActionsProps) {
  const { id, abilities, counts, state, fileName } = statement;
  const [asked, setAsked] = useState<Asked>();
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, { isPending }] = useDelete<Statement, Error>();
  const close = () => setAsked(undefined);
  const taken = counts.applied + counts.unclaimed;
  const questions: Record<Asked, { title: string; text: string; action: string; color: 'primary' | 'error' }> = {
    apply: {
      title: `Apply ${plural(counts.matched, 'matched line')}?`,
      text: 'Each confirms its payment: the payer is told, and gets a receipt. Doubtful lines wait for your decision.',
      ...({ action: 'Apply', color: 'primary' } as const),
    },
    undo: {
      title: `Undo ${plural(taken, 'line')}?`,
      text: 'Each payment waits for the treasurer again, its receipt is void, and the payer is told. What was kept as unclaimed is taken back too. What was given back or used since stays as it is.',
      ...({ action: 'Undo', color: 'error' } as const),
    },
    delete: {
      title: `Delete ${fileName}?`,
      text: 'Nothing of it was applied. You can upload it again.',
      ...({ action: 'Delete', color: 'error' } as const),
    },
  };
  const go = () => {
    if (asked === 'delete') {
      void remove(
        'statements',
        { id, previousData: statement },
        {
          onSuccess: () => {
            toast.success(messages.statementDeleted);
            void navigate('/statements');
          },
          onError: (error) => toast.failure('Failed to delete statement', error),
          onSettled: close,
        },
      );
      return;
    }
    if (asked) moving.move({ step: asked, total: asked === 'apply' ? counts.matched : taken });
    close();
  };
  const question = asked && questions[asked];
  const isBusy = moving.isPending || isPending;
  return (
    <>
      {abilities.delete && (
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsked('delete')}>
          Delete …
        </Button>
      )}
      {abilities.undo && (
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsked('undo')}>
          {state === 'undoing' ? 'Go on undoing …' : 'Undo …'}
        </Button>
      )}
      {abilities.apply && (
        <Button variant="contained" disabled={isBusy} onClick={() => setAsked('apply')}>
          {state === 'applying' ? 'Go on applying …' : 'Apply …'}
        </Button>
      )}
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        action={question?.action ?? ''}
        color={question?.color ?? 'primary'}
        busy={isBusy}
        onConfirm={go}
        onClose={close}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}
