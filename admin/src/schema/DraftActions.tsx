import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsoleResource } from 'contracts';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { useToast } from '../components/useToast';
import type { ConsoleDataProvider } from '../providers/data';
import { PUBLISH } from '../providers/drafts';
import { textOf } from './fields';
import { useFormLocale } from './inputs/FormLocale';

interface DraftActionsProps {
  resource: ConsoleResource;
  onDone?: () => void;
}

/** What can be done with a record that visitors read once it is published. */
export function DraftActions({ resource, onDone }: DraftActionsProps) {
  const { name, words } = resource;
  const record = useRecordContext();
  const { locale } = useFormLocale();
  const { isSubmitting } = useFormState();
  const { setValue } = useFormContext();
  const { unpublish } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const takeBack = useMutation({
    mutationFn: () => unpublish(name, String(record?.id), locale),
    onSuccess: () => {
      toast.success(`${words.edit.replace(/^Edit /, '')} is a draft again`.replace(/^./, (char) => char.toUpperCase()));
      void queryClient.invalidateQueries({ queryKey: [name] });
      onDone?.();
    },
    onError: (error) => toast.failure(words.notSaved, error),
  });
  const isBusy = isSubmitting || takeBack.isPending;
  const isPublished = record !== undefined && ['published', 'modified'].includes(textOf(record, 'status'));
  return (
    <>
      {isPublished && (
        <Button disabled={isBusy} onClick={() => takeBack.mutate()}>
          Unpublish
        </Button>
      )}
      <Button type="submit" variant="outlined" disabled={isBusy} onClick={() => setValue(PUBLISH, false)}>
        Save as draft
      </Button>
      <Button type="submit" variant="contained" disabled={isBusy} onClick={() => setValue(PUBLISH, true)}>
        Publish
      </Button>
    </>
  );
}
