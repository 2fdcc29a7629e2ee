import Button from '@mui/material/Button';
import type { ConsoleResource } from 'contracts';
import { useState } from 'react';
import { useGetMany, useListContext } from 'react-admin';

import { useFailureToast } from '../components/useFailureToast';
import { DeleteRecords } from './DeleteRecords';
import { inWords, type AnyRecord } from './fields';
import { useUndoableDelete } from './useUndoableDelete';

interface DeleteSelectedProps<Item> {
  resource: ConsoleResource;
  /** Says whom it affects; the records are read for it anew, as a selection may reach over pages. */
  consequenceOf?: ((records: readonly Item[]) => string) | undefined;
}

/** Deletes all selected records in one call, after asking. */
export function DeleteSelected<Item extends AnyRecord>({ resource, consequenceOf }: DeleteSelectedProps<Item>) {
  const { name, words } = resource;
  const [asking, setAsking] = useState(false);
  const { selectedIds, onUnselectItems } = useListContext<Item>();
  const isRead = asking && consequenceOf !== undefined;
  const { data = [], error } = useGetMany<Item>(name, { ids: selectedIds }, { enabled: isRead });
  useFailureToast(words.listNotLoaded, error);
  const count = selectedIds.length;
  const isKnown = consequenceOf === undefined || data.length === count;
  if (resource.isMade) return <UndoableDelete resource={resource} ids={selectedIds.map(String)} />;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <DeleteRecords
        resource={resource}
        ids={selectedIds.map(String)}
        title={inWords(count === 1 ? words.oneSelected : words.severalSelected, { count })}
        consequence={isRead ? consequenceOf(data) : ''}
        open={asking && isKnown}
        onClose={() => setAsking(false)}
        onDeleted={() => onUnselectItems()}
      />
    </>
  );
}

/** The same without asking, for some seconds of second thoughts. */
function UndoableDelete({ resource, ids }: { resource: ConsoleResource; ids: readonly string[] }) {
  const remove = useUndoableDelete(resource);
  const { onUnselectItems } = useListContext();
  return (
    <Button
      onClick={() => {
        remove(ids, ids.length === 1 ? resource.words.deleted : `Deleted ${ids.length} ${resource.words.unit}`);
        onUnselectItems();
      }}
    >
      Delete
    </Button>
  );
}
