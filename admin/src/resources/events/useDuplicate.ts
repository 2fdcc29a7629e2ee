import type { ConsoleEvent, ConsoleResource } from 'contracts';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../components/useToast';
import { useOpenRecord } from '../../lib/useOpenRecord';
import type { ConsoleDataProvider } from '../../providers/data';
import { NEW_RECORD } from '../../schema/ResourceDialog';
import { copyOf } from './form/values';

/** Begins a new event with what another one has. @returns that, while its form is open */
export function useDuplicate({ name, words, more }: ConsoleResource) {
  const { getOne } = useDataProvider<ConsoleDataProvider>();
  const toast = useToast();
  const { openId, open } = useOpenRecord(name);
  const [copy, setCopy] = useState<ReturnType<typeof copyOf>>();
  const [shown, setShown] = useState(openId);
  // The next new event is none of it.
  if (shown !== openId) {
    setShown(openId);
    if (openId !== NEW_RECORD) setCopy(undefined);
  }
  const duplicate = (id: string) =>
    void getOne<ConsoleEvent>(name, { id })
      .then(({ data }) => {
        setCopy(copyOf(data, more));
        open(NEW_RECORD);
      })
      .catch((error: unknown) => toast.failure(words.notLoaded, error));
  return { copy, duplicate };
}
